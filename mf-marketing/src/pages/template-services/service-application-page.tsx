import { application } from '../../content/templates/application';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={application} />;
}
