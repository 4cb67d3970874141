import type { ComposedSite } from '@site/shared/contracts/composed-site';

/**
 * What nginx needs to know of a generation, for `deploy/nginx/site.conf`. It names no release of this site, so that a
 * release of a remote's content changes nothing in it.
 * @returns `pages` for nginx's http level: which file and which redirect an address has, whatever its case;
 * `headers` for its locations
 */
export function nginxInclude({ pages, redirects, headers = {} }: ComposedSite) {
  return {
    pages: [
      map(
        '$site_page',
        pages.map(({ path, file }) => [path, `/${file}`]),
      ),
      map(
        '$site_redirect',
        redirects.map(({ from, to }) => [from, to]),
      ),
    ].join('\n'),
    headers: Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
      .join(''),
  };
}

function map(variable: string, entries: [path: string, value: string][]): string {
  const lines = entries.map(([path, value]) => `    ${quoted(pattern(path))} ${quoted(value)};`);
  return [`map $uri ${variable} {`, '    default "";', ...lines, '}\n'].join('\n');
}

/** Matches what `addressKey` takes for the same address. */
function pattern(path: string): string {
  const literal = path.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return path === '/' ? '~^/$' : `~*^${literal}/*$`;
}

/** A quoted nginx string. Quotes and backslashes are escaped; `$` would begin a variable. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
}
