import { quality } from '../../content/template-services/quality';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={quality} />;
}
