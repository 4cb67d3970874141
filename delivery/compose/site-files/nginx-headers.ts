import type { ComposedSite } from '@site/shared/node/composed-site';

/**
 * The headers of a snapshot's pages for nginx (`deploy/nginx/site.conf`). They name no release and no page of this site, so
 * that a release of a remote's content does not change them.
 * @throws when a name or a value could end its directive, or contains a variable of nginx
 */
export function nginxHeaders({ headers = {} }: Pick<ComposedSite, 'headers'>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${headerName(name)} ${quoted(value)} always;\n`)
    .join('');
}

function headerName(name: string): string {
  if (/^[a-z0-9-]+$/i.test(name)) return name;
  throw new Error(`${JSON.stringify(name.slice(0, 200))} is not the name of a header.`);
}

/** Quotes for nginx: quotes and backslashes are escaped. nginx has no escape for the dollar of a variable. */
function quoted(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('$')) return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
  throw new Error(`${JSON.stringify(text.slice(0, 200))} can't be written into nginx's configuration.`);
}
