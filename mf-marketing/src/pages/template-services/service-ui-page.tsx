import { ui } from '../../content/template-services/ui';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={ui} />;
}
