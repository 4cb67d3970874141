import * as v from 'valibot';
import { labelled } from './labelled';
import type { PhotoData } from './photo-data';

/**
 * Schemas that the entries of all remotes share. A message follows the field's name: `teaser is empty`. Pages import only
 * their types: a schema would add this file and its library to a page's script.
 */

/** One line or one paragraph of words. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** A day of the calendar. Pages show it as 02/11/2026. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2026-11-02'),
  v.check(isInCalendar, 'is a day that its month does not have: correct it'),
);

/** Whether the month has the day; true for what is no date in any month, which is an error already. */
function isInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return !(date > daysInMonth && date <= 31);
}

/** What the weave or the avatar is drawn from; the same seed always gives the same picture. */
export const seedSchema = labelled(
  v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')),
  'Word for the drawn picture',
  'Any word; another word draws another picture. Small letters, digits and hyphens.',
);

/** A path of this site. Whether it has a page is checked by the gate, where the pages of all remotes are known. */
export const pathSchema = labelled(
  v.pipe(
    v.string(),
    v.regex(/^\/$|^(\/[\w~-][\w.~-]*)+$/, 'must be an address of this site, for instance /service/web'),
  ),
  'Path of the page',
  'What follows the host in its address, such as /service/web. A developer changes it with a redirect.',
);

/** The page's `<title>` without the company's name, and its meta description. */
export const headSchema = labelled(
  v.object({
    title: labelled(
      v.pipe(textSchema, v.minLength(4, 'is too short'), v.maxLength(49, 'must not exceed 49 characters')),
      'Title in search results and browser tabs',
      'Up to 49 characters; the company’s name is added.',
    ),
    description: labelled(
      v.pipe(
        textSchema,
        v.minLength(110, 'must have 110 to 160 characters'),
        v.maxLength(160, 'must have 110 to 160 characters'),
      ),
      'Description in search results',
      '110 to 160 characters.',
    ),
  }),
  'Search engines',
);

/** Cameras write `.JPG`. */
const pictureName = /^(?:\.\/)?[\w-][\w/.-]*\.(?:jpe?g|png|webp|avif)$/i;

/** A photograph. Its entry names the file; reading the entry adds its sizes (`kit/content/pictures`). */
export const photoSchema = v.pipe(
  v.object({
    /** Next to the entry. */
    file: v.pipe(
      v.string(),
      v.regex(pictureName, ({ input }) => pictureNameError(input)),
    ),
    /** What it shows, for visitors who do not see it. */
    alt: textSchema,
  }),
  // For the type only: entries are used as they are written.
  v.transform((photo): PhotoData & { file: string } => ({
    ...photo,
    src: '',
    width: 0,
    height: 0,
    sources: [],
  })),
);

function pictureNameError(name: string): string {
  const allowed = name.replaceAll(/[^\w/\\:.-]+/g, '-');
  return allowed !== name && pictureName.test(allowed)
    ? `has a space or another sign that a name must not have: rename the picture to ${allowed}`
    : 'must be a picture next to this file, such as ./van.jpg';
}

/** A link to one of our own pages. */
export const linkSchema = v.object({
  label: labelled(textSchema, 'Text'),
  to: labelled(pathSchema, 'Leads to', 'The path of a page of this site, such as /contact.'),
});

/** Other pages about the same, and the word or two in front of them. */
export const relatedLinksSchema = labelled(
  v.object({ heading: labelled(textSchema, 'Words before the links'), links: v.array(linkSchema) }),
  'Similar pages',
);

export type RelatedLinks = v.InferOutput<typeof relatedLinksSchema>;

/** The name of one of these icons, as an app's `content/icons` lists them. */
export function iconNameSchema<Icons extends object>(icons: Icons) {
  const names = Object.keys(icons) as (keyof Icons & string)[];
  const some = names.slice(0, 6).join(', ');
  return labelled(
    v.picklist(names, `must be the name of an icon, such as ${some}: src/content/icons.ts lists all`),
    'Icon',
  );
}

/** A list with at least one item. Its length is up to the content. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.minLength(1, 'needs at least 1 entry'));
}

/** How many of a list are shown at first. */
export const shownSchema = labelled(
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be at least 1')),
  'How many are shown at first',
);
