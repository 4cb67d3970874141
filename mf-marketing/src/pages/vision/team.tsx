import { ButtonLink } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import { TeamMembers } from '../../components/team-members/team-members';
import { vision } from '../../content/vision/vision';

const { heading, text, quote } = vision.team;

export function Team() {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading
        id={id}
        title={heading}
        lead={text}
        action={
          <ButtonLink to={quote.to} rank="second">
            {quote.label}
          </ButtonLink>
        }
      />
      <TeamMembers layout="portraits" />
    </Section>
  );
}
