import { customSoftware } from '../../content/data-services/custom-software';
import { DataServicePage } from './data-service-page';

export const head = { ...customSoftware.head, path: customSoftware.path };

export function Page() {
  return <DataServicePage service={customSoftware} />;
}
