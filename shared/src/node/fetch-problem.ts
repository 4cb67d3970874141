/** Why a request failed. Some errors have the reason in their cause; that of a host with several addresses is a code alone. */
export function fetchProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { cause, message } = problem;
  if (cause instanceof Error) return cause.message || ('code' in cause ? String(cause.code) : message);
  return message || ('code' in problem ? String(problem.code) : problem.name);
}
