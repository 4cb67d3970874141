import { ai } from '../../content/templates/ai';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={ai} />;
}
