import { education } from '../../content/industries/education';
import { IndustryPage } from './industry-page';

export const head = { ...education.head, path: education.path };

export function Page() {
  return <IndustryPage industry={education} />;
}
