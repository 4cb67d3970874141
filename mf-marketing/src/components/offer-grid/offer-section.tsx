import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import type { OfferCard } from '../../content/parts.schema';
import { OfferGrid } from './offer-grid';

interface OfferSectionProps {
  heading: string;
  cards: readonly OfferCard[];
}

/** Offer cards as a section of a page, three in a row. */
export function OfferSection({ heading, cards }: OfferSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={heading} />
      <OfferGrid cards={cards} columns={3} />
    </Section>
  );
}
