import {
  headSchema,
  listOf,
  pathSchema,
  photoSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { paragraphsSchema } from '../parts.schema';

/** A member of the team (requirements §3): `img` is an avatar seed, `title` the name, `desc` the role. */
const teamMemberSchema = v.object({
  img: seedSchema,
  /** In place of the avatar. */
  photo: v.optional(photoSchema),
  title: textSchema,
  desc: textSchema,
  line: textSchema,
});

/** The same on the team pages and in the vision page's team block. */
export const teamMembersSchema = v.object({ members: listOf(teamMemberSchema) });

/** /team and /ourteam show the same team; each has its own head and introduction, `canonical` is the one address of both. */
export const teamPageSchema = v.object({
  path: pathSchema,
  canonical: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: paragraphsSchema,
});

export type TeamPage = v.InferOutput<typeof teamPageSchema>;
