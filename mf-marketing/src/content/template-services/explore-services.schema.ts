import { exactly, linkSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The sidebar of the template pages: ten services and the way to the details (requirements §2, §9). */
export const exploreServicesSchema = v.object({
  heading: v.literal('Explore Our Services'),
  links: exactly(10, linkSchema),
  details: linkSchema,
});

export type ExploreServices = v.InferOutput<typeof exploreServicesSchema>;
