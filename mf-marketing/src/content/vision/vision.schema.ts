import {
  headSchema,
  linkSchema,
  listOf,
  pathSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { iconSchema, paragraphsSchema } from '../parts.schema';

/** The page /vision; each block has its link to the contact page (requirements §2.4). */
export const visionSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  mission: v.object({
    heading: textSchema,
    seed: seedSchema,
    text: paragraphsSchema,
    quote: linkSchema,
  }),
  vision: v.object({
    heading: textSchema,
    seed: seedSchema,
    text: paragraphsSchema,
    items: listOf(
      v.object({
        icon: iconSchema,
        title: textSchema,
        text: textSchema,
      }),
    ),
    quote: linkSchema,
  }),
  aboutUs: v.object({
    heading: textSchema,
    seed: seedSchema,
    text: paragraphsSchema,
    quote: linkSchema,
  }),
  /** The members are in team/team-members. */
  team: v.object({ heading: textSchema, text: textSchema, quote: linkSchema }),
});
