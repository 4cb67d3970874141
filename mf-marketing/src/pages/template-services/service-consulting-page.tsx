import { consulting } from '../../content/template-services/consulting';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={consulting} />;
}
