import { type ComponentProps, type ReactNode, useId } from 'react';
import { Section } from '../section/section';
import { SectionHeading } from '../section-heading/section-heading';

interface TitledSectionProps
  extends Omit<ComponentProps<typeof Section>, 'labelledBy' | 'children'>,
    ComponentProps<typeof SectionHeading> {
  children?: ReactNode;
}

/** A section that starts with its title, which names it for screen readers. */
export function TitledSection({ id, title, lead, action, children, ...section }: TitledSectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <Section {...section} labelledBy={titleId}>
      <SectionHeading id={titleId} title={title} lead={lead} action={action} />
      {children}
    </Section>
  );
}
