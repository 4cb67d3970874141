let isWatching = false;

/**
 * Ends a command of npm together with npm, which forwards a signal only to its shell. The shell is killed by it, and this
 * process exits as if it had received the signal itself.
 */
export function endWithParent(): void {
  if (isWatching || !process.env.npm_lifecycle_event) return;
  isWatching = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
