import { capitalMarket } from '../../content/industries/capital-market';
import { IndustryPage } from './industry-page';

export const head = { ...capitalMarket.head, path: capitalMarket.path };

export function Page() {
  return <IndustryPage industry={capitalMarket} />;
}
