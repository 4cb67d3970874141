import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import { OfferGrid } from '../../../components/offer-grid/offer-grid';
import type { DataService } from '../../../content/data-service.schema';

/** The six offer cards (requirements §2). */
export function Offers({ heading, cards }: DataService['offers']) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={heading} />
      <OfferGrid cards={cards} columns={3} />
    </Section>
  );
}
