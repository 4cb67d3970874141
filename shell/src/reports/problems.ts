import type { ProblemKind } from '@site/shared/contracts/visit-report';

export interface Problem {
  kind: ProblemKind;
  /** Whatever was thrown. */
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

/** Notes what nobody catches. */
export function watchProblems(): void {
  window.addEventListener('error', ({ error }) => noteProblem('uncaught', error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteProblem('rejection', reason));
}

/** Hands over the problems so far, and each later one. */
export function takeProblems(next: (problem: Problem) => void): void {
  take = next;
  early.splice(0).forEach(next);
}
