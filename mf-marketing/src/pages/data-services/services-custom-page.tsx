import { customSoftware } from '../../content/data-services/custom-software';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={customSoftware} />;
}
