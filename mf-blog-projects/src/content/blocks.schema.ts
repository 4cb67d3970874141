import { seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: textSchema }),
  v.object({
    kind: v.literal('heading'),
    text: textSchema,
    id: labelled(
      v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')),
      'Name in the address',
      'Links to the heading end in it: #the-clock. Small letters, digits and hyphens.',
    ),
  }),
  v.object({
    kind: v.literal('list'),
    /** `numbered` where the order matters, `points` where it does not. */
    style: v.picklist(['numbered', 'points']),
    items: v.pipe(
      v.array(v.object({ term: v.optional(textSchema), text: textSchema })),
      v.minLength(2, 'needs at least 2 entries'),
    ),
  }),
  /** A sentence in large type. */
  v.object({ kind: v.literal('quote'), text: textSchema, source: v.optional(textSchema) }),
  /** A generated picture with its caption. */
  v.object({ kind: v.literal('figure'), seed: seedSchema, caption: textSchema }),
]);

export const bodySchema = v.pipe(v.array(blockSchema), v.minLength(1, 'needs a paragraph'));

export type Block = v.InferOutput<typeof blockSchema>;
/** The block of one kind: `BlockOf<'list'>`. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
