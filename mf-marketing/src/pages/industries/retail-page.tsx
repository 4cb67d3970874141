import { retail } from '../../content/industries/retail';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={retail} />;
}
