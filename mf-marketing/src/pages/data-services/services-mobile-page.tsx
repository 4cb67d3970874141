import { mobileApps } from '../../content/data-services/mobile-apps';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={mobileApps} />;
}
