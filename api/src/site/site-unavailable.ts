/** There is no composed site to serve. The message tells the operator what to do. */
export class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
}
