import { web } from '../../content/templates/web';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={web} />;
}
