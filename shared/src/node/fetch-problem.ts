import { messageOf } from './message-of';

/** Why a request failed: `fetch` has the reason in the cause of its error. */
export function fetchProblem(problem: unknown): string {
  return messageOf(problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem);
}
