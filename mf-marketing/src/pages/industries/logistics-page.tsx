import { logistics } from '../../content/industries/logistics';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={logistics} />;
}
