import {
  headSchema,
  listOf,
  pathSchema,
  photoSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { paragraphsSchema } from '../parts.schema';

/** A member of the team (requirements §3): `img` is an avatar seed, `title` the name, `desc` the role. */
const teamMemberSchema = v.object({
  img: seedSchema,
  photo: v.optional(labelled(photoSchema, 'Photograph', 'In place of the drawn picture.')),
  title: labelled(textSchema, 'Name'),
  desc: labelled(textSchema, 'Role'),
  line: labelled(textSchema, 'A sentence about the person'),
});

/** The same on the team pages and in the vision page's team block. */
export const teamMembersSchema = v.object({ members: listOf(labelled(teamMemberSchema, 'Member')) });

/** /team and /ourteam show the same team; each has its own head and introduction, `canonical` is the one address of both. */
export const teamPageSchema = v.object({
  path: pathSchema,
  canonical: labelled(pathSchema, 'Path for search engines', 'The same for both pages of the team.'),
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: paragraphsSchema,
});

export type TeamPage = v.InferOutput<typeof teamPageSchema>;
