import { expect, test, vi } from 'vitest';

test('preloads the scripts of islands near the window, and not of those above it, where a reload may return to', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const tops = {
    above: -1000,
    near: -650,
    shown: 0,
    below: innerHeight + 599,
    'far below': innerHeight + 600,
  };
  const scripts = [
    { src: '/main.js' },
    ...Object.keys(tops).map((island) => ({ src: `/${island}.js`, island })),
  ];
  document.body.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify(scripts)}</script>`;
  for (const [island, top] of Object.entries(tops)) {
    const element = document.body.appendChild(document.createElement('div'));
    element.dataset.island = island;
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 100));
  }
  await vi.importActual('./load-after-paint');
  const preloads = [...document.querySelectorAll('link[rel="preload"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(preloads).toEqual(['/main.js', '/near.js', '/shown.js', '/below.js']);
});
