/** Milliseconds: container platforms kill a process ten seconds after SIGTERM. */
const drainTimeoutMs = 8000;

/**
 * Exits once everything under way has ended. Repeated signals have no effect: Ctrl-C in a terminal reaches every process of
 * npm's group, and some of them forward it.
 */
export function endOnSignal(stop: () => Promise<void>) {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      const limit = `${drainTimeoutMs / 1000} s`;
      console.error(`Requests or writes to the database were not finished after ${limit} and were cut off.`);
      process.exit(1);
    }, drainTimeoutMs).unref();
    await stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
}
