import type { ProblemKind } from '@site/shared/contracts/visit-report';

export interface Problem {
  kind: ProblemKind;
  /** Whatever was thrown; of a violation of the page's policies, what the browser tells of it. */
  thrown: unknown;
  /** The path of the page that it happened on. */
  path: string;
}

/** Those from before the script that reports them was there. */
const early: Problem[] = [];
let take = (problem: Problem) => {
  if (early.length < 20) early.push(problem);
};

/** Notes what has failed, to be reported when the page is left. */
export function noteProblem(kind: ProblemKind, thrown: unknown, path = location.pathname): void {
  take({ kind, thrown, path });
}

/** Notes what nobody catches, and what the page's policies forbid. */
export function watchProblems(): void {
  window.addEventListener('error', ({ error }) => noteProblem('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteProblem('rejection', reason));
  watchPolicies();
}

/** A `ReportingObserver` is told of earlier violations, too; not all browsers have it. */
function watchPolicies(): void {
  if ('ReportingObserver' in window) {
    const types = ['csp-violation', 'integrity-violation'];
    const note = (reports: Report[]) => {
      for (const { body } of reports) noteProblem('policy', body);
    };
    new ReportingObserver(note, { types, buffered: true }).observe();
  } else document.addEventListener('securitypolicyviolation', (event) => noteProblem('policy', event));
}

/** Hands over the problems so far, and each later one. */
export function takeProblems(next: (problem: Problem) => void): void {
  take = next;
  early.splice(0).forEach(next);
}
