/**
 * What was thrown, for people. A refused connection to a host with several addresses has no message of its own: its attempts
 * have.
 */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.message) return thrown.message;
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return messageOf(thrown.errors[0]);
  return 'code' in thrown ? String(thrown.code) : thrown.name;
}
