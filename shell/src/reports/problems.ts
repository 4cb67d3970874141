import type { ProblemKind } from '@site/shared/site-model/visit-report';

export interface Problem {
  kind: ProblemKind;
  /** The thrown value, or the browser's report on a violation of the page's policies. */
  thrown: unknown;
  /** The path of the page that it happened on. */
  path: string;
}

/** Problems recorded before the reporting script was loaded. */
const early: Problem[] = [];
let take = (problem: Problem) => {
  if (early.length < 20) early.push(problem);
};

/** Records an error, which is reported when the page is left. */
export function noteProblem(kind: ProblemKind, thrown: unknown, path = location.pathname): void {
  take({ kind, thrown, path });
}

/** Records uncaught errors and violations of the page's policies. */
export function watchProblems(): void {
  // Without the error for scripts of extensions and in-app browsers, and for notices such as that of a ResizeObserver.
  window.addEventListener('error', ({ error }) => error && noteProblem('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteProblem('rejection', reason));
  watchPolicies();
}

/** A `ReportingObserver` also gets earlier violations, but not all browsers have it. */
function watchPolicies(): void {
  if ('ReportingObserver' in window) {
    const types = ['csp-violation', 'integrity-violation'];
    const note = (reports: Report[]) => {
      for (const { body } of reports) noteProblem('policy', body);
    };
    new ReportingObserver(note, { types, buffered: true }).observe();
  } else document.addEventListener('securitypolicyviolation', (event) => noteProblem('policy', event));
}

/** Passes on the problems so far, and each later one. */
export function takeProblems(next: (problem: Problem) => void): void {
  take = next;
  early.splice(0).forEach(next);
}
