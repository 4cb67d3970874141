import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { type ComponentProps, useId } from 'react';
import { TechnologyList } from './technology-list';

interface TechnologySectionProps extends ComponentProps<typeof TechnologyList> {
  heading: string;
  lead?: string;
}

/** The technology list as a section of a page. */
export function TechnologySection({ heading, lead, ...list }: TechnologySectionProps) {
  const id = useId();
  return (
    <Section tone="deep" labelledBy={id}>
      <SectionHeading id={id} title={heading} lead={lead} />
      <TechnologyList {...list} />
    </Section>
  );
}
