// Loads scripts after first paint, so that they don't compete with it.
// Copied into the build as it is (rsbuild.config.ts): it must be valid JavaScript too.
let scripts = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');

const start = () => {
  for (const { src, integrity, run } of scripts) {
    const element = document.createElement(run ? 'script' : 'link');
    // `async: false` keeps their order. What they will import is preloaded.
    const how = run ? { src, async: false } : { href: src, rel: 'preload', as: 'script' };
    document.body.append(Object.assign(element, { ...how, integrity, crossOrigin: 'anonymous' }));
  }
  scripts = [];
};

if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background never paints.
  document.addEventListener('visibilitychange', start);
}
