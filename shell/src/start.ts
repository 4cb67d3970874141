// Fetches and runs the page's scripts once its text is on the screen: neither the line nor the processor is theirs before.
// Copied into the build as it is (rsbuild.config.ts), so it is JavaScript as well.
let scripts = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');

const start = () => {
  for (const { src, integrity, run } of scripts) {
    const element = document.createElement(run ? 'script' : 'link');
    // In their order, not as they arrive; what the first of them ask for later is on its way meanwhile.
    const how = run ? { src, async: false } : { href: src, rel: 'preload', as: 'script' };
    document.body.append(Object.assign(element, { ...how, integrity, crossOrigin: 'anonymous' }));
  }
  scripts = [];
};

if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background paints nothing, and is in nobody's way.
  document.addEventListener('visibilitychange', start);
}
