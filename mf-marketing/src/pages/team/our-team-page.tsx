import { ourTeam } from '../../content/team/team-pages';
import { TeamPage } from './our-team';

export const head = { ...ourTeam.head, path: ourTeam.canonical };

export function Page() {
  return <TeamPage page={ourTeam} />;
}
