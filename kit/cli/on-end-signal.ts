/** Calls `end` when this process is asked to end. It must then end the process, or what keeps the process alive. */
export function onEndSignal(end: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
