import { logistics } from '../../content/industries/logistics';
import { IndustryPage } from './industry-page';

export const head = { ...logistics.head, path: logistics.path };

export function Page() {
  return <IndustryPage industry={logistics} />;
}
