import { createHash } from 'node:crypto';
import { checkPage } from './check-page';
import type { PageLinks } from './page-links';

/** What decides whether a page is fit for visitors. */
export const pageRules = ['delivery/gate', 'node_modules/parse5/package.json'];

interface CheckedPage {
  /** The rules, and a hash of what was checked. */
  hash: string;
  /** Undefined where the same was checked for the generation before: the links are those of then. */
  links: PageLinks | undefined;
}

/**
 * Checks pages, each as long as it has not been checked before: a release of one more article changes nothing but the version
 * in hundreds of others.
 * @param rules a hash of the code that composes and checks
 * @param known what was checked for the generation before, by address
 * @returns a function that checks the document of a page that belongs to a release of this version, and throws what refuses it
 */
export function pageChecker(rules: string, known: Record<string, string>) {
  return (path: string, html: string, version: string): CheckedPage => {
    const content = createHash('sha256').update(html.replaceAll(version, '\0version\0')).digest('hex');
    const hash = `${rules}.${content.slice(0, 32)}`;
    return { hash, links: known[path] === hash ? undefined : checkPage(path, html) };
  };
}

/** Whether this code has composed and checked the page with this hash. */
export function isCheckedBy(rules: string, hash: string | undefined): boolean {
  return hash?.startsWith(`${rules}.`) ?? false;
}
