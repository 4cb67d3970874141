import { linkSchema, listOf, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

const id = labelled(
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens')),
  'Id of the group',
  'Used once in both menus, never shown: small letters, digits and hyphens.',
);
const label = labelled(textSchema, 'Text');
const links = labelled(listOf(labelled(linkSchema, 'Link')), 'Links');

const groupSchema = labelled(v.object({ label, id, links }), 'Group');

export type MenuLink = v.InferOutput<typeof linkSchema>;

/** A menu entry without a page that opens a list of links; `id` is the element id of the list. */
export type MenuParent = v.InferOutput<typeof groupSchema>;

/** A link, or a group of links. */
const entrySchema = v.pipe(
  v.object({
    label,
    to: v.optional(labelled(linkSchema.entries.to, 'Leads to', 'Empty for a group of links.')),
    id: v.optional(id),
    links: v.optional(links),
  }),
  v.check(
    ({ to, id, links }) => (to === undefined) === (links !== undefined && id !== undefined),
    'needs either a page that it leads to, or links and their id',
  ),
  // For the type only: entries are used as they are written.
  v.transform((entry) => entry as MenuLink | MenuParent),
);

/** The menus of every page (requirements §2.1). */
export const menusSchema = v.object({
  header: labelled(listOf(labelled(entrySchema, 'Entry')), 'Menu at the top'),
  quote: labelled(linkSchema, 'Button at the top'),
  footer: labelled(listOf(groupSchema), 'Links at the bottom', 'Each group has a heading of its own.'),
});
