import { ui } from '../../content/templates/ui';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={ui} />;
}
