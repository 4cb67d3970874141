import { quality } from '../../content/template-services/quality';
import { TemplateServicePage } from './template-service-page';

export const head = { ...quality.head, path: quality.path };

export function Page() {
  return <TemplateServicePage service={quality} />;
}
