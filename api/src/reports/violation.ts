import * as v from 'valibot';
import type { ReportedError } from '../observations/error-collector';

/** What the Reporting API posts, as far as it is used. */
const violationSchema = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: v.pipe(v.string(), v.url()),
    effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
    blockedURL: v.pipe(v.string(), v.url()),
  }),
});

/** Other kinds of reports, such as of deprecations, come to the same endpoint and are ignored. */
export const violationsSchema = v.pipe(v.array(v.unknown()), v.maxLength(100));

const shellScript = /^\/releases\/shell\/([\w.+-]{1,60})\/web\//;

/**
 * Reads what a browser reports by itself: that the policy forbids a script of the shell, and with it the script that
 * reports. All other violations that script tells of, and counting both would count them twice.
 * @returns the shell's release, the path of the page, and the problem; undefined for other reports
 */
export function readBlockedShell(report: unknown) {
  const { success, output } = v.safeParse(violationSchema, report);
  if (!success) return undefined;
  const { documentURL, effectiveDirective, blockedURL } = output.body;
  const { origin, pathname } = new URL(blockedURL);
  const [, release] = shellScript.exec(pathname) ?? [];
  if (!release || !effectiveDirective.startsWith('script-src')) return undefined;
  const problem: ReportedError = {
    kind: 'policy',
    name: effectiveDirective,
    message: origin.slice(0, 160),
    stack: [],
  };
  return { release, path: new URL(documentURL).pathname, problem };
}
