import { dataAnalytics } from '../../content/data-services/data-analytics';
import { DataServicePage } from './data-service-page';

export const head = { ...dataAnalytics.head, path: dataAnalytics.path };

export function Page() {
  return <DataServicePage service={dataAnalytics} />;
}
