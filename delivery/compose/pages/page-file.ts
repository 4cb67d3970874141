export const notFoundFile = '404.html';

/** The file of `/service/web` that any static server finds: `service/web/index.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
