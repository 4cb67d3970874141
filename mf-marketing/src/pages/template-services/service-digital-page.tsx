import { digital } from '../../content/templates/digital';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={digital} />;
}
