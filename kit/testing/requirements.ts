import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/**
 * Reads what the requirements fix, so that a test of shipped content holds exactly that. A text that the customer changes is changed
 * in docs/requirements.md, and no test with it.
 * @param number as code cites it: `2.9` is a section, `2.9.1` the first item of its list
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

/** Every text that a requirement has in quotation marks. */
export function quotedIn(number: string): string[] {
  return [...requirement(number).matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
}

/**
 * A number that requirements §9.4 fix.
 * @param what as it stands there, for instance `jobs`
 */
export function requiredCount(what: string): number {
  const count = new RegExp(`\\b${what} (\\d+)`).exec(requirement('9.4'))?.[1];
  if (!count) throw new Error(`Requirements §9.4 count no ${what}.`);
  return Number(count);
}
