/** There is no composed site to serve. The message has the remedy. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
}
