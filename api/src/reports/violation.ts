import { releasedPlaces } from '@site/shared/contracts/released-places';
import type { ReportedProblem } from '@site/shared/contracts/visit-report';
import * as v from 'valibot';

/** What the Reporting API posts, as far as it is used: violations of the security policy and of the integrity policy. */
const violationSchema = v.object({
  type: v.picklist(['csp-violation', 'integrity-violation']),
  body: v.object({
    documentURL: v.pipe(v.string(), v.url()),
    effectiveDirective: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
    blockedURL: v.optional(v.string(), ''),
    /** The script that wanted what the policy forbids. */
    sourceFile: v.nullish(v.string(), ''),
    lineNumber: v.nullish(v.number(), 0),
    columnNumber: v.nullish(v.number(), 0),
  }),
});

/** Other kinds of reports, such as of deprecations, come to the same endpoint and are ignored. */
export const violationsSchema = v.pipe(v.array(v.unknown()), v.maxLength(100));

/** What is counted and logged of a violation, and the path of the page; undefined for other reports. */
export function readViolation(
  report: unknown,
): { path: string; problem: Omit<ReportedProblem, 'count'> } | undefined {
  const { success, output } = v.safeParse(violationSchema, report);
  if (!success) return undefined;
  const { documentURL, effectiveDirective = 'integrity', blockedURL } = output.body;
  const { sourceFile, lineNumber, columnNumber } = output.body;
  const stack = releasedPlaces(`${sourceFile}:${lineNumber}:${columnNumber}`).map((place) =>
    place.slice(0, 200),
  );
  return {
    path: new URL(documentURL).pathname,
    problem: { kind: 'policy', name: effectiveDirective, message: blockedOrigin(blockedURL), stack },
  };
}

/** An address may hold anything; its origin, or `inline` and `eval`, tell enough. */
function blockedOrigin(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,20}$/.test(blocked) ? blocked : '';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 160);
}
