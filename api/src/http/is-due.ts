/** Milliseconds until a line is due again: a refused client, a balancer's check or a crawler tries again at once. */
const silentMs = 60_000;

const writtenAt = new WeakMap<object, Map<string, number>>();

/** Whether a server may log a line, which it does at most once a minute. */
export function isDue(server: object, line: string): boolean {
  const times = writtenAt.get(server) ?? new Map<string, number>();
  if (performance.now() - (times.get(line) ?? Number.NEGATIVE_INFINITY) < silentMs) return false;
  writtenAt.set(server, times.set(line, performance.now()));
  return true;
}
