import { web } from '../../content/template-services/web';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={web} />;
}
