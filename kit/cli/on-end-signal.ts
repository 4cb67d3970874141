/** Calls `end` when this process is asked to end; it must then end the process or what keeps it alive. */
export function onEndSignal(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
