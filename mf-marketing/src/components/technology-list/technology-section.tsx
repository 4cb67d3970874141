import { TitledSection } from '@site/shared/ui/titled-section';
import type { ComponentProps } from 'react';
import { TechnologyList } from './technology-list';

interface TechnologySectionProps extends ComponentProps<typeof TechnologyList> {
  heading: string;
  lead?: string;
}

/** The technology list as a section of a page. */
export function TechnologySection({ heading, lead, ...list }: TechnologySectionProps) {
  return (
    <TitledSection tone="deep" title={heading} lead={lead}>
      <TechnologyList {...list} />
    </TitledSection>
  );
}
