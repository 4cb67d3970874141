import { digital } from '../../content/template-services/digital';
import { TemplateServicePage } from './template-service-page';

export const head = { ...digital.head, path: digital.path };

export function Page() {
  return <TemplateServicePage service={digital} />;
}
