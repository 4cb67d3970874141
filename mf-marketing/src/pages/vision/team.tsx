import { ButtonLink } from '@site/shared/ui/button';
import { TitledSection } from '@site/shared/ui/titled-section';
import { TeamMembers } from '../../components/team-members/team-members';
import { vision } from '../../content/vision/vision';

const { heading, text, quote } = vision.team;

export function Team() {
  return (
    <TitledSection
      title={heading}
      lead={text}
      action={
        <ButtonLink to={quote.to} rank="second">
          {quote.label}
        </ButtonLink>
      }
    >
      <TeamMembers layout="portraits" />
    </TitledSection>
  );
}
