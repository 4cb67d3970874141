import { cloudComputing } from '../../content/data-services/cloud-computing';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={cloudComputing} />;
}
