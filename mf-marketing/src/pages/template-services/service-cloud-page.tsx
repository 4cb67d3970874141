import { cloud } from '../../content/templates/cloud';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={cloud} />;
}
