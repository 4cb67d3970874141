import { artificial } from '../../content/templates/artificial';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={artificial} />;
}
