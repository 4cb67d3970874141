import { machineLearningEngineering } from '../../content/data-services/machine-learning-engineering';
import { DataServicePage } from './data-service-page';

export const head = { ...machineLearningEngineering.head, path: machineLearningEngineering.path };

export function Page() {
  return <DataServicePage service={machineLearningEngineering} />;
}
