import { cloud } from '../../content/template-services/cloud';
import { TemplateServicePage } from './template-service-page';

export const head = { ...cloud.head, path: cloud.path };

export function Page() {
  return <TemplateServicePage service={cloud} />;
}
