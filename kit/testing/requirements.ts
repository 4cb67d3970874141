import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/**
 * Reads the texts that the requirements fix, for tests of shipped content. When the customer changes a text,
 * docs/requirements.md changes and no test.
 * @param number as cited in code: `2.9` is a section, `2.9.1` the first item of its list
 * @returns the item's or the section's text
 * @throws when there is no such requirement
 */
export function requirement(number: string): string {
  const sections = readFileSync(join(root, 'docs/requirements.md'), 'utf8').split(/^##+ (?=[\d.]+ )/m);
  const section = sections.find((text) => text.startsWith(`${number} `));
  if (section) return section;
  const [, above = '', item = ''] = /^(.+)\.(\d+)$/.exec(number) ?? [];
  const items = sections.find((text) => text.startsWith(`${above} `))?.split(/^(?=\d+\. )/m) ?? [];
  const found = items.find((text) => text.startsWith(`${item}. `));
  if (!found) throw new Error(`docs/requirements.md has no §${number}. Correct the test that asks for it.`);
  return found.trim();
}

/** Every text in quotation marks in a requirement. */
export function quotedIn(number: string): string[] {
  return [...requirement(number).matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
}

/**
 * A number that requirements §9.4 fix.
 * @param what the word before it, for instance `jobs`
 */
export function requiredCount(what: string): number {
  const count = new RegExp(`\\b${what} (\\d+)`).exec(requirement('9.4'))?.[1];
  if (!count) throw new Error(`Requirements §9.4 count no ${what}.`);
  return Number(count);
}
