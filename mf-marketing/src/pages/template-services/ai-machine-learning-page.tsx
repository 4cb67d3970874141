import { aiMachineLearning } from '../../content/template-services/ai-machine-learning';
import { TemplateServicePage } from './template-service-page';

export function Page() {
  return <TemplateServicePage service={aiMachineLearning} />;
}
