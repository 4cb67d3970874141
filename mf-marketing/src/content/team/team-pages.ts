import { entryIn } from '@site/kit/content/entry-in';
import { teamPageSchema } from './team.schema';

/** Both addresses show one team; /team is the canonical one (requirements §2.2). */

export const team = entryIn(import.meta.url, 'team.yaml', teamPageSchema);
export const ourTeam = entryIn(import.meta.url, 'our-team.yaml', teamPageSchema);
