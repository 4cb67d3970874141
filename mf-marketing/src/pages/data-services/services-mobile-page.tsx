import { mobileApps } from '../../content/data-services/mobile-apps';
import { DataServicePage } from './data-service-page';

export const head = { ...mobileApps.head, path: mobileApps.path };

export function Page() {
  return <DataServicePage service={mobileApps} />;
}
