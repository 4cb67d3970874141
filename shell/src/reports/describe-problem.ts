import { releasedPlaces } from '@site/shared/contracts/released-places';
import type { ProblemKind, ReportedProblem } from '@site/shared/contracts/visit-report';
import type { Problem } from './problems';

/** Errors that browsers throw; their messages are the browsers' own. */
const nativeError = /^(Type|Reference|Range|Syntax|Eval|URI)Error$/;

/**
 * What is reported of a problem: its class and where it was thrown. A message could hold what a visitor typed; reported are
 * those of browsers, without what they quote, and the number by which React abbreviates its own.
 * @returns undefined where nothing of this site is involved, such as in an extension of the browser
 */
export function describeProblem({ kind, thrown }: Problem): ReportedProblem | undefined {
  if (kind === 'policy') return describeViolation(thrown as Violation);
  if (!(thrown instanceof Error)) return describe(kind, typeof thrown, '', '');
  const { name, message, stack = '' } = thrown;
  const isUnasked = kind === 'uncaught' || kind === 'rejection';
  if (isUnasked && /:\d+:\d+/.test(stack) && releasedPlaces(stack).length === 0) return undefined;
  return describe(kind, name, safeMessage(name, message), stack);
}

/** What a browser tells of a violation of the page's policies, as far as it is used. */
interface Violation {
  /** Of the security policy; the integrity policy has none. */
  effectiveDirective?: string;
  /** In a report; `blockedURI` in an event. */
  blockedURL?: string;
  blockedURI?: string;
  /** The script that wanted what the policy forbids. */
  sourceFile?: string | null;
  lineNumber?: number | null;
  columnNumber?: number | null;
}

/** The directive, the origin of what was blocked, and the script that wanted it. */
function describeViolation(violation: Violation): ReportedProblem | undefined {
  const { effectiveDirective = 'integrity', blockedURL, blockedURI = '' } = violation;
  const { sourceFile, lineNumber, columnNumber } = violation;
  // An address may hold anything: without its path, only the origin. It may also be a word, such as `inline`.
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
  // Between the first quote and the last one: what is quoted may hold quotes itself.
  return message.replace(/["'`“‘].*["'`”’]/s, '…');
}

const printable = (text: string) => text.replace(/[^ -~…]/g, ' ');
