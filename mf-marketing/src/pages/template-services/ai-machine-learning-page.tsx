import { aiMachineLearning } from '../../content/template-services/ai-machine-learning';
import { TemplateServicePage } from './template-service-page';

export const head = { ...aiMachineLearning.head, path: aiMachineLearning.path };

export function Page() {
  return <TemplateServicePage service={aiMachineLearning} />;
}
