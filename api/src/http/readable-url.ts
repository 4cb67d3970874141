/**
 * An address with a percent sign that stands for nothing, such as `/100%`, taken literally: it then gets the
 * not-found page like any other address that isn't there, instead of a refusal.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
