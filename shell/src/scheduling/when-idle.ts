/** Runs work when the browser is idle. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
