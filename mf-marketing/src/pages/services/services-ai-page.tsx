import { machineLearning } from '../../content/data-services/machine-learning';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={machineLearning} />;
}
