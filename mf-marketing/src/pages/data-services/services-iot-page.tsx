import { iotSolutions } from '../../content/data-services/iot-solutions';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={iotSolutions} />;
}
