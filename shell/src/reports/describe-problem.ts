import { releasedPlaces } from '@site/shared/site-model/released-places';
import type { ProblemKind, ReportedProblem } from '@site/shared/site-model/visit-report';
import type { Problem } from './problems';

/** Errors that browsers throw, with the browsers' own messages. */
const nativeError = /^(Type|Reference|Range|Syntax|Eval|URI)Error$/;

/**
 * The reported part of an error: its class and where it was thrown. A message could contain a visitor's input, so only
 * messages of browsers are reported, without quoted parts, and the numbers by which React abbreviates its own.
 * @returns undefined where no script of this site is involved, for instance in a browser extension, and for HTML that the
 *   browser translated before it was hydrated
 */
export function describeProblem({ kind, thrown }: Problem): ReportedProblem | undefined {
  if (kind === 'hydration' && isTranslated()) return undefined;
  if (kind === 'policy') return describeViolation(thrown as Violation);
  if (!(thrown instanceof Error)) return describe(kind, typeof thrown, '', '');
  const { name, message, stack = '' } = thrown;
  const isUnasked = kind === 'uncaught' || kind === 'rejection';
  if (isUnasked && /:\d+:\d+/.test(stack) && releasedPlaces(stack).length === 0) return undefined;
  return describe(kind, name, safeMessage(name, message), stack);
}

/** Browsers that translate a page change its language. */
function isTranslated(): boolean {
  return !/^(en\b|$)/.test(document.documentElement.lang);
}

/** The used part of a browser's report on a violation of the page's policies. */
interface Violation {
  /** Of the security policy; the integrity policy has none. */
  effectiveDirective?: string;
  /** In a report; `blockedURI` in an event. */
  blockedURL?: string;
  blockedURI?: string;
  /** The script that requested the blocked resource. */
  sourceFile?: string | null;
  lineNumber?: number | null;
  columnNumber?: number | null;
}

/** The directive, the blocked origin, and the script that requested it. */
function describeViolation(violation: Violation): ReportedProblem | undefined {
  const { effectiveDirective = 'integrity', blockedURL, blockedURI = '' } = violation;
  const { sourceFile, lineNumber, columnNumber } = violation;
  // A URL may contain anything, so only its origin is reported. It may also be a keyword, such as `inline`.
  const origin = (blockedURL ?? blockedURI).replace(/([^:/])[/?#].*/s, '$1');
  if (/-extension\b/.test(origin + sourceFile)) return undefined;
  return describe('policy', effectiveDirective, origin, `${sourceFile}:${lineNumber}:${columnNumber}`);
}

function describe(kind: ProblemKind, name: string, message: string, stack: string): ReportedProblem {
  return {
    kind,
    name: printable(name).slice(0, 60),
    message: printable(message).slice(0, 160),
    stack: releasedPlaces(stack)
      .slice(0, 10)
      .map((place) => place.slice(0, 200)),
    count: 1,
  };
}

function safeMessage(name: string, message: string): string {
  const [ofReact] = /^Minified React error #\d+/.exec(message) ?? [];
  if (ofReact) return ofReact;
  if (!nativeError.test(name)) return '';
  // Between the first quote and the last one: a quoted part may contain quotes.
  return message.replace(/["'`“‘].*["'`”’]/s, '…');
}

const printable = (text: string) => text.replace(/[^ -~…]/g, ' ');
