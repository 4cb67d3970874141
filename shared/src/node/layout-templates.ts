import * as v from 'valibot';
import { addressKey, isBelowAddress } from '../site-model/address';
import { routePath } from '../site-model/outside-names';

const templateSchema = v.object({
  /** The element that the browser hydrates, with the empty container of the page in it. */
  html: v.string(),
  /** Elements for the document's head, as React hoisted them. */
  hoisted: v.string(),
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The layout in a shell's release, rendered at build time: once for each state that depends on the path. */
export const layoutTemplatesSchema = v.pipe(
  v.object({
    templates: v.pipe(v.array(templateSchema), v.minLength(1)),
    /** The template at each path that the layout links to. The first template is that of all other paths. */
    at: v.record(routePath, index),
    /** The template of the paths below it. */
    below: v.record(routePath, index),
    /** True for a shell that can hydrate the islands of a page alone; earlier ones hydrate every page as a whole. */
    hydratesIslands: v.optional(v.boolean()),
    /** The content of the page's container where a path has no page. */
    notFound: v.object({ title: v.string(), markup: v.string() }),
  }),
  v.check(
    ({ templates, at, below }) =>
      [...Object.values(at), ...Object.values(below)].every((each) => each < templates.length),
    'refers to a missing template',
  ),
);

export type LayoutTemplates = v.InferOutput<typeof layoutTemplatesSchema>;
export type LayoutTemplate = v.InferOutput<typeof templateSchema>;

/** The file of a shell's release with its templates. */
export const layoutTemplatesFile = 'layout/templates.json';

/** The template of the layout at a path, without regard to its case and trailing slash. */
export function templateAt({ templates, at, below }: LayoutTemplates, path: string): LayoutTemplate {
  const same = Object.keys(at).find((each) => addressKey(each) === addressKey(path));
  const above = Object.keys(below)
    .filter((each) => isBelowAddress(path, each))
    .sort((one, other) => other.length - one.length)[0];
  const found = same === undefined ? (above === undefined ? 0 : below[above]) : at[same];
  const template = templates[found ?? 0];
  if (!template) throw new Error(`The layout has no template for ${path}.`);
  return template;
}
