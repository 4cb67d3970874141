import * as v from 'valibot';
import type { ReportedError } from '../observations/error-collector';

/** The used fields of a report of the Reporting API. */
const violationSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.pipe(v.string(), v.url()),
    effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    blockedURL: v.pipe(v.string(), v.url()),
  }),
});

/** Other kinds of reports, such as deprecations, arrive at the same endpoint and are ignored. */
export const violationsSchema = v.pipe(v.array(v.unknown()), v.maxLength(100));

const shellScript = /^\/releases\/shell\/([\w.+-]+)\/web\//;

/**
 * Reads a report by the browser itself about a blocked script of the shell, which would have been the reporting script. The
 * reporting script reports all other violations, so counting these here would count them twice.
 * @returns the shell's release, the path of the page, and the error; undefined for other reports
 */
export function readBlockedShell(report: unknown) {
  const { success, output } = v.safeParse(violationSchema, report);
  if (!success) return undefined;
  const { documentURL, effectiveDirective, blockedURL } = output.body;
  const { origin, pathname } = new URL(blockedURL);
  const [, release] = shellScript.exec(pathname) ?? [];
  if (!release || !effectiveDirective.startsWith('script-src')) return undefined;
  const error: ReportedError = {
    kind: 'policy',
    name: effectiveDirective,
    message: origin.slice(0, 160),
    stack: [],
  };
  return { release, path: new URL(documentURL).pathname, error };
}
