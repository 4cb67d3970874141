import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Calls `end` when this process is asked to end. It must then end the process, or what keeps the process alive.
 * @returns a function that cancels this
 */
export function onEndSignal(end: (signal: NodeJS.Signals) => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/** Ends this process with the status that a signal gives it. */
export function exitBy(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}

/**
 * Calls `cleanUp` when this process exits, also by a signal.
 * @returns a function that cancels this
 */
export function atExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp);
  const off = onEndSignal(exitBy);
  return () => {
    process.off('exit', cleanUp);
    off();
  };
}

/** Ends a child process, unless it ends before, together with this process. */
export function endTogether(child: ChildProcess): void {
  child.once(
    'exit',
    atExit(() => void child.kill()),
  );
}
