import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** A preview as it lies in `site/previews/<id>/`: this, and beside it the generation that would go live. */
export const composedPreviewSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\da-f]{16}$/)),
  /** App to the version that is not live. */
  candidates: v.record(v.string(), v.string()),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  /** Who made it: a person, a team's key or a CI run. */
  by: v.optional(v.string()),
});

export type ComposedPreview = v.InferOutput<typeof composedPreviewSchema>;

/** How many days a link may open its preview. */
export const maxPreviewDays = 30;

export const previewsFolder = 'previews';
export const previewFile = 'preview.json';
export const previewGeneration = 'generation';

/** Holds what links are signed with; below the folder of previews. */
export const previewKeyFile = 'key';

/**
 * The signed text that opens a preview: `<id>.<expiry>.<signature>`. Nobody can make one, or make one last longer, without
 * the key.
 */
export function previewToken(
  { id, expiresAt }: Pick<ComposedPreview, 'id' | 'expiresAt'>,
  key: Buffer,
): string {
  const text = `${id}.${expiresAt}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** @returns what a token opens; undefined for one that nobody signed with this key, or that has expired */
export function readPreviewToken(
  token: string,
  key: Buffer,
  now = Date.now(),
): Pick<ComposedPreview, 'id' | 'expiresAt'> | undefined {
  const [, id = '', expiry = ''] = /^([\da-f]{16})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  const opened = { id, expiresAt: Number(expiry) };
  if (id === '' || opened.expiresAt <= now) return undefined;
  const [given, expected] = [Buffer.from(token), Buffer.from(previewToken(opened, key))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? opened : undefined;
}
