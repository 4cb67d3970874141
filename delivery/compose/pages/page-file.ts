export const notFoundFile = '404.html';

/** `/service/web` as a file that any static server finds: `service/web/index.html`. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
