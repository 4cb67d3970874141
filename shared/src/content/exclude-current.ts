import type { RelatedLinks } from './entry-schemas';

/** @returns the links without the one to the page that shows them */
export function excludeCurrent(path: string, { heading, links }: RelatedLinks): RelatedLinks {
  return { heading, links: links.filter(({ to }) => to !== path) };
}
