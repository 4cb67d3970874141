import { salesforce } from '../../content/template-services/salesforce';
import { TemplateServicePage } from './template-service-page';

export const head = { ...salesforce.head, path: salesforce.path };

export function Page() {
  return <TemplateServicePage service={salesforce} />;
}
