import type { ProblemKind } from '@site/shared/site-model/visit-report';
import type { ErrorInfo } from 'react';
import { noteProblem } from './problems';

/** Options of a React root that log and report React's errors. */
export const rootOptions = {
  onCaughtError: (thrown: unknown) => logProblem('caught', thrown),
  onUncaughtError: (thrown: unknown) => logProblem('uncaught', thrown),
  // The HTML differs from the rendered component: React has rendered it again.
  onRecoverableError: (thrown: unknown, { componentStack }: ErrorInfo) => {
    const cause = thrown instanceof Error && thrown.cause ? thrown.cause : thrown;
    logProblem('hydration', isOfReact(cause) ? withComponentStack(cause, componentStack) : cause);
  },
};

function isOfReact(thrown: unknown): thrown is Error {
  return thrown instanceof Error && /^(Minified React error|Hydration failed)/.test(thrown.message);
}

/** React throws it from its own code; the difference is in a component. */
function withComponentStack(problem: Error, componentStack: ErrorInfo['componentStack']): Error {
  if (componentStack) problem.stack = `${problem.name}: ${problem.message}${componentStack}`;
  return problem;
}

function logProblem(kind: ProblemKind, thrown: unknown): void {
  console.error(thrown);
  noteProblem(kind, thrown);
}
