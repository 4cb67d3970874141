import { relative } from 'node:path';
import { addressKey } from '@site/shared/site-model/address';
import type { ReadEntry } from './read-entry';

/** The fields that the path of an entry's page is made of. */
type PathField = 'slug' | 'path';

/**
 * Finds entries with the same slug or path, such as a copied file: one of them would replace the other's page.
 * @returns a sentence for each entry after the first
 */
export function sameFields(entries: readonly ReadEntry[], fields: readonly PathField[]): string[] {
  return fields.flatMap((field) => {
    const first = new Map<string, string>();
    return entries.flatMap((entry) => {
      const value = fieldOf(entry.value, field);
      if (value === undefined) return [];
      const name = relative(process.cwd(), entry.file);
      const other = first.get(addressKey(value));
      if (other !== undefined)
        return [
          `${name}:${entry.lineOf([field])}: ${field} is ${value}, as in ${other}: change it in one of them`,
        ];
      first.set(addressKey(value), name);
      return [];
    });
  });
}

function fieldOf(value: unknown, field: PathField): string | undefined {
  const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof own === 'string' ? own : undefined;
}
