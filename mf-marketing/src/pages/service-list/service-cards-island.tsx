import type { PageProps } from '@site/shared/site-model/page-module';
import type { ServiceListEntry } from '../../entries/service-entries';
import { ServiceCards } from './service-cards';

/** The cards, of which the last ones are shown on demand. */
export function Island({ entry }: PageProps<ServiceListEntry>) {
  return <ServiceCards cards={entry.cards} />;
}
