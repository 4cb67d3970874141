import { quality } from '../../content/templates/quality';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={quality} />;
}
