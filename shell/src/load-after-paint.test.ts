import { expect, test, vi } from 'vitest';

const tops = {
  above: -1000,
  near: -650,
  shown: 0,
  below: innerHeight + 599,
  'far below': innerHeight + 600,
};

/**
 * Runs the script in a document with an island at each of these positions of the window.
 * @returns the preloaded scripts
 */
async function preloaded(moved = 0) {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const scripts = [
    { src: '/main.js' },
    ...Object.keys(tops).map((island) => ({ src: `/${island}.js`, island })),
  ];
  document.body.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify(scripts)}</script>`;
  for (const [island, top] of Object.entries(tops)) {
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset.island = island;
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top + moved, 300, 100));
  }
  vi.resetModules();
  await vi.importActual('./load-after-paint');
  return [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'));
}

const near = ['/main.js', '/near.js', '/shown.js', '/below.js'];

test('preloads the scripts of islands near the window, not of those far above or below', async () => {
  expect(await preloaded()).toEqual(near);
});

test('counts from the position that a reload returns to, once the page is laid out', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
  ]);
  sessionStorage.setItem('place /', '5000');
  expect(await preloaded(5000)).toEqual(near);
});
