import { digital } from '../../content/template-services/digital';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={digital} />;
}
