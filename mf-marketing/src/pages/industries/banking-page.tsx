import { banking } from '../../content/industries/banking';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={banking} />;
}
