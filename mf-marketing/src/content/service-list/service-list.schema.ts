import { headSchema, listOf, pathSchema, shownSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { iconSchema, paragraphsSchema } from '../parts.schema';

/** A card of the service list (requirements §3, "Service (list)"). */
const serviceListItemSchema = v.object({
  icon: iconSchema,
  title: textSchema,
  desc: textSchema,
  btnLink: pathSchema,
});

/** The page /service (requirements §2.5): some cards, and all of them after View More. */
export const serviceListSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  text: paragraphsSchema,
  /** How many cards the collapsed list shows. */
  shown: shownSchema,
  /** The words of each card's link. */
  cardLinkLabel: textSchema,
  cards: listOf(serviceListItemSchema),
  more: textSchema,
  less: textSchema,
});

export type ServiceList = v.InferOutput<typeof serviceListSchema>;
export type ServiceListItem = v.InferOutput<typeof serviceListItemSchema>;
