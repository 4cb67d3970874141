import { salesforce } from '../../content/template-services/salesforce';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={salesforce} />;
}
