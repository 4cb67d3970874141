import type { Also } from './entry-parts';

/** All of them but the page that names them. */
export function allBut(path: string, { heading, links }: Also): Also {
  return { heading, links: links.filter(({ to }) => to !== path) };
}
