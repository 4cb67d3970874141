import { healthcare } from '../../content/industries/healthcare';
import { IndustryPage } from './industry-page';

export const head = { ...healthcare.head, path: healthcare.path };

export function Page() {
  return <IndustryPage industry={healthcare} />;
}
