import type { ProblemKind } from '@site/shared/contracts/visit-report';
import type { ErrorInfo } from 'react';
import { noteProblem } from './problems';

/** Options of a React root: what React meets is logged and reported. */
export const rootOptions = {
  onCaughtError: (thrown: unknown) => logProblem('caught', thrown),
  onUncaughtError: (thrown: unknown) => logProblem('uncaught', thrown),
  // The HTML is not what the component renders: React has rendered it again.
  onRecoverableError: (thrown: unknown, { componentStack }: ErrorInfo) => {
    const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown;
    logProblem('hydration', isOfReact(cause) ? placedIn(cause, componentStack) : cause);
  },
};

function isOfReact(thrown: unknown): thrown is Error {
  return thrown instanceof Error && /^(Minified React error|Hydration failed)/.test(thrown.message);
}

/** React throws it within itself; what differs is in a component. */
function placedIn(problem: Error, componentStack: ErrorInfo['componentStack']): Error {
  if (componentStack) problem.stack = `${problem.name}: ${problem.message}${componentStack}`;
  return problem;
}

function logProblem(kind: ProblemKind, thrown: unknown): void {
  console.error(thrown);
  noteProblem(kind, thrown);
}
