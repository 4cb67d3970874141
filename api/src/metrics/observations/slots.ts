/** `2026-01-31`, in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** `2026-01-31T14`, in UTC. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13);
}

/** `2026-01-31T14:05`, in UTC. */
export function minuteOf(time: Date): string {
  return time.toISOString().slice(0, 16);
}
