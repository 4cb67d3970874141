import { healthcare } from '../../content/industries/healthcare';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={healthcare} />;
}
