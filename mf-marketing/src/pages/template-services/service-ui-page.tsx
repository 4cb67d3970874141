import { ui } from '../../content/template-services/ui';
import { TemplateServicePage } from './template-service-page';

export const head = { ...ui.head, path: ui.path };

export function Page() {
  return <TemplateServicePage service={ui} />;
}
