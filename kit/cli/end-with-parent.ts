/**
 * Ends a command of npm together with npm, which forwards a signal only to its shell. Once the shell has ended, this
 * process sends SIGTERM to itself.
 */
export function endWithParent(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
