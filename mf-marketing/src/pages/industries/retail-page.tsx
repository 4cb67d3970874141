import { retail } from '../../content/industries/retail';
import { IndustryPage } from './industry-page';

export const head = { ...retail.head, path: retail.path };

export function Page() {
  return <IndustryPage industry={retail} />;
}
