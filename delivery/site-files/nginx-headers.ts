import type { ComposedSite } from '@site/shared/contracts/composed-site';

/**
 * The headers of a generation's pages for nginx (`deploy/nginx/site.conf`). They name no release and no address of this
 * site, so that a release of a remote's content changes nothing in them.
 */
export function nginxHeaders({ headers = {} }: Pick<ComposedSite, 'headers'>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

/** As nginx reads it: in quotes, where a quote or backslash is escaped and a dollar would begin a variable. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
}
