import { application } from '../../content/template-services/application';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={application} />;
}
