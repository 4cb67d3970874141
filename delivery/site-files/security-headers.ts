import { remoteOrigins } from '@site/shared/contracts/page-policy';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';

/** What no page of this site needs. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * The headers of every page. Scripts come from this site and from the origins that the record names, never from within a
 * page: nothing inline, nothing evaluated. Styles are the business of each page's own policy (`page-policy.ts`);
 * so there is no `default-src`, which would speak for them, and every other kind is named.
 */
export function securityHeaders(record: ReleaseRecord): Record<string, string> {
  const origins = ["'self'", ...remoteOrigins(record)].join(' ');
  const policy = {
    'script-src': origins,
    'style-src-attr': "'none'",
    'font-src': origins,
    'img-src': `${origins} data:`,
    'connect-src': origins,
    'manifest-src': "'self'",
    'media-src': "'none'",
    'frame-src': "'self'",
    'worker-src': "'none'",
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
