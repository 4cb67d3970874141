import { application } from '../../content/template-services/application';
import { TemplateServicePage } from './template-service-page';

export const head = { ...application.head, path: application.path };

export function Page() {
  return <TemplateServicePage service={application} />;
}
