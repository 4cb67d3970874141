import { linkSchema, listOf, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The sidebar of the template pages: services and the way to the details (requirements §2.5). */
export const exploreServicesSchema = v.object({
  heading: textSchema,
  links: listOf(linkSchema),
  details: linkSchema,
});

export type ExploreServices = v.InferOutput<typeof exploreServicesSchema>;
