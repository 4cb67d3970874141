import { ourTeam } from '../../content/team/team-pages';
import { TeamPage } from './our-team';

export function Page() {
  return <TeamPage page={ourTeam} />;
}
