/**
 * The target of a redirect, with the query of the request, and its hash unless the target has one: `/career#jobs` for
 * `/old?from=mail` is `/career?from=mail#jobs`.
 */
export function redirectAddress(target: string, requestUrl: string): string {
  const [, query, hash = ''] = /^[^?#]*(?:\?([^#]*))?(#.*)?/.exec(requestUrl) ?? [];
  const [address = '', fragment] = target.split('#', 2);
  const joined = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return joined + (fragment === undefined ? hash : `#${fragment}`);
}
