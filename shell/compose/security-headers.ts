import type { ReleaseRecord } from '@site/shared/contracts/release-record';

/** What no page of this site needs. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * The headers of every page. Scripts and styles come from this site and from the origins that the record names, never from
 * within a page: nothing inline, nothing evaluated.
 */
export function securityHeaders(record: ReleaseRecord): Record<string, string> {
  const origins = ["'self'", ...remoteOrigins(record)].join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': origins,
    'style-src': origins,
    'font-src': origins,
    'img-src': `${origins} data:`,
    'connect-src': origins,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The origins of releases that lie elsewhere; most lie on the site's own. */
function remoteOrigins({ microFrontends }: ReleaseRecord): string[] {
  const urls = Object.values(microFrontends).flatMap((releases) => releases.map(({ url }) => url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}
