import { artificialServices } from '../../content/template-services/artificial-services';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={artificialServices} />;
}
