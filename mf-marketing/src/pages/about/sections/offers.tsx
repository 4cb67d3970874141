import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import { OfferGrid } from '../../../components/offer-grid/offer-grid';
import type { About } from '../../../content/about/about.schema';

/** The three offer cards. */
export function Offers({ heading, cards }: About['offers']) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={heading} />
      <OfferGrid cards={cards} columns={3} />
    </Section>
  );
}
