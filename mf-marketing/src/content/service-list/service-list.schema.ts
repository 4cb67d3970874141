import { headSchema, pathSchema, shownSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { type iconSchema, paragraphsSchema } from '../parts.schema';

/** The texts of /service (requirements §2.5.1). Its cards are the services with a `listing` in `template-services/`. */
export const serviceListSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  text: paragraphsSchema,
  /** How many cards the collapsed list shows. */
  shown: shownSchema,
  /** The label of each card's link. */
  cardLinkLabel: textSchema,
  more: textSchema,
  less: textSchema,
});

/** A card of the service list. */
export interface ServiceListItem {
  icon: v.InferOutput<typeof iconSchema>;
  title: string;
  desc: string;
  btnLink: string;
}
