/** Why a `fetch` failed. Its error says only that it did; a certificate, a name or a connection is in the cause. */
export function fetchProblem(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { cause, message } = problem;
  if (!(cause instanceof Error)) return message;
  // Where a name has several addresses, the cause has a code alone.
  return cause.message || ('code' in cause ? String(cause.code) : message);
}
