/**
 * The path and query of a request target.
 * The absolute form (`GET http://host/path`, as to a proxy) names the same resource as its path. An invalid percent sign,
 * as in `/100%`, is taken literally: the path then gets the not-found page instead of an error.
 */
export function toPath(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', ...query] = relative.split('?');
  return [withoutStrayPercents(path || '/'), ...query].join('?');
}

function withoutStrayPercents(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
