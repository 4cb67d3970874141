import { webApplications } from '../../content/data-services/web-applications';
import { DataServicePage } from './data-service-page';

export const head = { ...webApplications.head, path: webApplications.path };

export function Page() {
  return <DataServicePage service={webApplications} />;
}
