import { web } from '../../content/template-services/web';
import { TemplateServicePage } from './template-service-page';

export const head = { ...web.head, path: web.path };

export function Page() {
  return <TemplateServicePage service={web} />;
}
