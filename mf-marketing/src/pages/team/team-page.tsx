import { team } from '../../content/team/team-pages';
import { TeamPage } from './our-team';

export const head = { ...team.head, path: team.canonical };

export function Page() {
  return <TeamPage page={team} />;
}
