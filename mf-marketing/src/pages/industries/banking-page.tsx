import { banking } from '../../content/industries/banking';
import { IndustryPage } from './industry-page';

export const head = { ...banking.head, path: banking.path };

export function Page() {
  return <IndustryPage industry={banking} />;
}
