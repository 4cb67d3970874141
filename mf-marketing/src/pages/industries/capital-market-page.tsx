import { capitalMarket } from '../../content/industries/capital-market';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={capitalMarket} />;
}
