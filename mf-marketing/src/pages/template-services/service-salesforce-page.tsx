import { salesforce } from '../../content/templates/salesforce';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={salesforce} />;
}
