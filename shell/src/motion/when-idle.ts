/** Runs work once the browser has nothing better to do. @returns how to call it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback: the next turn has to do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
