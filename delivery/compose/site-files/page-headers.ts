import { documentHeaders } from '@site/shared/http/document-headers';
import { remoteOrigins, sourceOrigin } from '@site/shared/node/content-security-policy';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { reportsAddress, reportsEndpoint, reportsTiming } from '@site/shared/site-model/reports-address';

/**
 * The headers of every page. Scripts come from this site and from the origins in the record; inline and evaluated scripts
 * are forbidden. These headers are the same for all pages, so they allow every inlined style, and every player over HTTPS:
 * the page's own policy (`content-security-policy.ts`) restricts both to those of the page. A browser applies both policies.
 * @throws when an origin could end its directive or header
 */
export function pageHeaders(record: ReleaseRecord): Record<string, string> {
  const origins = ["'self'", ...remoteOrigins(record).map(sourceOrigin)].join(' ');
  const policy = {
    'default-src': origins,
    'script-src': origins,
    'style-src': `${origins} 'unsafe-inline'`,
    'style-src-attr': "'none'",
    'font-src': origins,
    'img-src': `${origins} data:`,
    'connect-src': origins,
    'manifest-src': "'self'",
    'media-src': "'none'",
    'frame-src': "'self' https:",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'report-to': reportsEndpoint,
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    // Only reports scripts without a hash, to the page's own script; the policy above restricts the origins of scripts.
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'reporting-endpoints': `${reportsEndpoint}="${reportsAddress}"`,
    // The API replaces this percentage with its own (REPORTS).
    'server-timing': `${reportsTiming};dur=100`,
    ...documentHeaders,
  };
}
