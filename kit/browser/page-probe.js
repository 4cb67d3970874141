// Runs in each page, before its own scripts: plain JavaScript, because nothing compiles it.
(() => {
  let shift = 0;
  let lastEvent = 0;
  /** @type {{ text: string; stack: string }[]} */
  const violations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(() => {
    lastEvent = performance.now();
  }).observe({ type: 'resource', buffered: true });

  // The console tells of it without a column.
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    violations.push({
      text: `the security policy (${effectiveDirective}) forbids ${blockedURI}`,
      stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  });

  // Asking for frames would have them drawn.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  const loaded = () =>
    new Promise((resolve) => {
      if (document.readyState === 'complete') resolve(undefined);
      else addEventListener('load', resolve, { once: true });
    });
  const isHydrated = () => 'hydrated' in document.documentElement.dataset;

  /**
   * Resolves when the page is hydrated and nothing of it is loading any more, or when the time is up.
   * @param {number} timeoutMs since the document was asked for
   * @param {number} quietMs how long nothing must have been loading
   */
  async function rest(timeoutMs, quietMs) {
    const isOver = () => performance.now() > timeoutMs;
    await loaded();
    while (!isHydrated() && !isOver()) await moment();
    await document.fonts.ready;
    await idle();
    while (performance.now() - lastEvent < quietMs && !isOver()) await moment();
    await idle();
    return { isHydrated: isHydrated(), headings: document.querySelectorAll('h1').length, shift, violations };
  }

  Object.defineProperty(window, 'siteProbe', { value: { rest } });
})();
