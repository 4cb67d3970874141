import { consulting } from '../../content/template-services/consulting';
import { TemplateServicePage } from './template-service-page';

export const head = { ...consulting.head, path: consulting.path };

export function Page() {
  return <TemplateServicePage service={consulting} />;
}
