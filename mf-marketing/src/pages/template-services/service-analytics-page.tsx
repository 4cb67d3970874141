import { analytics } from '../../content/template-services/analytics';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={analytics} />;
}
