import { join } from 'node:path';

/** An address that no route has: it renders the router's own not-found screen. */
export const nowhere = '/no-such-page';

export const notFoundFile = '404.html';

/** `/service/web` as a file that any static server finds: `service/web/index.html`. */
export function pageFile(path: string): string {
  return path === nowhere ? notFoundFile : join(path.slice(1), 'index.html');
}
