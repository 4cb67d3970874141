import { TitledSection } from '@site/shared/ui/titled-section';
import type { OfferCard } from '../../content/parts.schema';
import { OfferGrid } from './offer-grid';

interface OfferSectionProps {
  heading: string;
  cards: readonly OfferCard[];
}

/** Offer cards as a section of a page, three in a row. */
export function OfferSection({ heading, cards }: OfferSectionProps) {
  return (
    <TitledSection title={heading}>
      <OfferGrid cards={cards} columns={3} />
    </TitledSection>
  );
}
