import type { PageProps } from '@site/shared/site-model/page-module';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { organization } from '@site/shared/structured-data/organization';
import { PageHeader } from '@site/shared/ui/page-header';
import { TitledSection } from '@site/shared/ui/titled-section';
import { PageData } from '../../components/page-data/page-data';
import { TeamMembers } from '../../components/team-members/team-members';
import type { TeamPage } from '../../content/team/team.schema';
import { teamMembers } from '../../content/team/team-members';

export const hydration = 'islands';

export const head = ({ head, canonical }: TeamPage) => ({ ...head, path: canonical });

/** The team, at two paths of which one is canonical (requirements §2.2). */
export function Page({ entry: page }: PageProps<TeamPage>) {
  return (
    <>
      <PageData path={page.canonical} name={page.title} about={teamAsData} />
      <PageHeader title={page.title} seed={page.path} />
      <TitledSection title={page.heading} lead={page.intro.join(' ')}>
        <TeamMembers layout="rows" />
      </TitledSection>
    </>
  );
}

const teamAsData: JsonLdNode = {
  ...organization,
  employee: teamMembers.map(({ title, desc }) => ({ '@type': 'Person', name: title, jobTitle: desc })),
};
