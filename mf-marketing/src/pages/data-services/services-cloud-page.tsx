import { cloudComputing } from '../../content/data-services/cloud-computing';
import { DataServicePage } from './data-service-page';

export const head = { ...cloudComputing.head, path: cloudComputing.path };

export function Page() {
  return <DataServicePage service={cloudComputing} />;
}
