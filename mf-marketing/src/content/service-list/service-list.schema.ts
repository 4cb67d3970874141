import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { iconSchema, paragraphsSchema } from '../parts.schema';

/** A card of the service list (requirements §3, "Service (list)"). */
const serviceListItemSchema = v.object({
  icon: iconSchema,
  title: textSchema,
  desc: textSchema,
  btnLink: pathSchema,
});

/** The page /service (requirements §2.5): six cards, and all of them after View More. */
export const serviceListSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  text: paragraphsSchema,
  /** How many cards the collapsed list shows. */
  shown: v.literal(6),
  /** The words of each card's link. */
  cardLinkLabel: textSchema,
  cards: v.pipe(v.array(serviceListItemSchema), v.minLength(9, 'needs at least 9 services')),
  more: v.literal('View More'),
  less: v.literal('View Less'),
});

export type ServiceList = v.InferOutput<typeof serviceListSchema>;
export type ServiceListItem = v.InferOutput<typeof serviceListItemSchema>;
