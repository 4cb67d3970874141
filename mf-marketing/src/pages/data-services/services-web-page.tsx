import { webApplications } from '../../content/data-services/web-applications';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={webApplications} />;
}
