/** An address that no route has: rendering it gives the not-found page. */
export const notFoundProbe = '/no-such-page';

export const notFoundFile = '404.html';

/** `/service/web` as a file that any static server finds: `service/web/index.html`. */
export function pageFile(path: string): string {
  if (path === notFoundProbe) return notFoundFile;
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
