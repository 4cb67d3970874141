import { messageOf } from '@site/shared/node/message-of';
import { pictureOf } from './read-picture';

/** A photograph that can't be shown. */
export interface PhotoError {
  path: unknown[];
  message: string;
}

/**
 * Adds to each photograph of an entry what its page needs: sizes and the URLs of its files.
 * @param folder of the entry
 * @param fail called for each photograph that can't be shown
 */
export function resolvePhotos(
  value: unknown,
  folder: string,
  fail: (error: PhotoError) => void,
  path: unknown[] = [],
): unknown {
  if (Array.isArray(value))
    return value.map((part, index) => resolvePhotos(part, folder, fail, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  if (isPhoto(value)) {
    try {
      return { ...value, ...pictureOf(value.file, folder) };
    } catch (problem) {
      fail({ path: [...path, 'file'], message: messageOf(problem) });
      return value;
    }
  }
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    resolvePhotos(part, folder, fail, [...path, key]),
  ]);
  return Object.fromEntries(parts);
}

/** `photoSchema` of `shared/content/entry-schemas`: no other part of an entry has these two fields. */
function isPhoto(value: object): value is { file: string; alt: string } {
  return 'file' in value && 'alt' in value && typeof value.file === 'string' && typeof value.alt === 'string';
}
