import { Refusal } from '@site/shared/http/refusal';
import * as v from 'valibot';
import type { Subject } from '../../operator/command';

export const subjects = ['enquiries', 'applications'] as const satisfies Subject[];

/** The longest text that is searched for. */
export const longestText = 200;

export const states = ['open', 'answered', 'all'] as const;

const listSchema = v.object({
  text: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, longestText)),
    ),
    '',
  ),
  state: v.fallback(v.picklist(states), 'open'),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
});

export type ListQuery = v.InferOutput<typeof listSchema>;

/** Reads the query of a list. Invalid values are replaced by the defaults. */
export const readListQuery = (query: unknown): ListQuery => v.parse(listSchema, query);

const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

/** @throws Refusal for an ID that no entry can have */
export function readId(params: unknown): string {
  const { success, output } = v.safeParse(idSchema, params);
  if (success) return output.id;
  throw new Refusal(404, 'There is no such entry.');
}
