// Runs in each page, before the page's own scripts. Plain JavaScript, because nothing compiles it.
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

  // The console reports it without a column.
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    violations.push({
      text: `the security policy (${effectiveDirective}) forbids ${blockedURI}`,
      stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
    });
  });

  // Asking for animation frames would make the browser draw them.
  const moment = () => new Promise((resolve) => setTimeout(resolve, 20));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  const loaded = () =>
    new Promise((resolve) => {
      if (document.readyState === 'complete') resolve(undefined);
      else addEventListener('load', resolve, { once: true });
    });
  const isHydrated = () => 'hydrated' in document.documentElement.dataset;

  /**
   * Resolves when the page is hydrated and has stopped loading, or when the time is up.
   * @param {number} timeoutMs counted from the request for the document
   * @param {number} quietMs how long nothing may load before the page counts as loaded
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
