import { analytics } from '../../content/templates/analytics';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={analytics} />;
}
