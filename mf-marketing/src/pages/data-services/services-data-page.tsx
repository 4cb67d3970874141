import { dataAnalytics } from '../../content/data-services/data-analytics';
import { DataServicePage } from './data-service-page';

export function Page() {
  return <DataServicePage service={dataAnalytics} />;
}
