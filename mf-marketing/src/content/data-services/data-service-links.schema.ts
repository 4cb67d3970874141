import { listOf, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The sidebar of the data-driven pages (requirements §3, "Sidebar service"; seven by §9). */
export const dataServiceLinksSchema = v.object({
  heading: textSchema,
  links: listOf(v.object({ name: textSchema, link: pathSchema })),
});

export type DataServiceLinks = v.InferOutput<typeof dataServiceLinksSchema>;
