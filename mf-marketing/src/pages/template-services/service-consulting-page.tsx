import { consulting } from '../../content/templates/consulting';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={consulting} />;
}
