import { cloud } from '../../content/template-services/cloud';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={cloud} />;
}
