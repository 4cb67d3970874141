import { education } from '../../content/industries/education';
import { IndustryPage } from './industry-page';

export function Page() {
  return <IndustryPage industry={education} />;
}
