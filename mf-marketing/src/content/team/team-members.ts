import { entryIn } from '@site/kit/content/entry-in';
import { teamMembersSchema } from './team.schema';

/** The same people on the team pages and in the vision page's team block (requirements §9). */
export const { members: teamMembers } = entryIn(import.meta.url, 'team-members.yaml', teamMembersSchema);
