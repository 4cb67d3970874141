import { iotSolutions } from '../../content/data-services/iot-solutions';
import { DataServicePage } from './data-service-page';

export const head = { ...iotSolutions.head, path: iotSolutions.path };

export function Page() {
  return <DataServicePage service={iotSolutions} />;
}
