import { analytics } from '../../content/template-services/analytics';
import { TemplateServicePage } from './template-service-page';

export const head = { ...analytics.head, path: analytics.path };

export function Page() {
  return <TemplateServicePage service={analytics} />;
}
