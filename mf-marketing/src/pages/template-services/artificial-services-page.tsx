import { artificialServices } from '../../content/template-services/artificial-services';
import { TemplateServicePage } from './template-service-page';

export const head = { ...artificialServices.head, path: artificialServices.path };

export function Page() {
  return <TemplateServicePage service={artificialServices} />;
}
