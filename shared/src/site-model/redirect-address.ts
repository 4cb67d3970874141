/** The target of a redirect, with the query of the request: `/career#jobs` for `/old?from=mail` is `/career?from=mail#jobs`. */
export function redirectAddress(target: string, requestUrl: string): string {
  const [, query] = /^[^?]*\?(.*)$/.exec(requestUrl) ?? [];
  if (!query) return target;
  const [address = '', fragment] = target.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
