// Once the first screen is painted: fetches the scripts, lays out the sections below it (layout/first-paint.css), and runs
// the scripts. Minified in the build, but not compiled (rsbuild.config.ts): it must be valid JavaScript.
const scripts = JSON.parse(document.getElementById('page-scripts')?.textContent ?? '[]');
const sections = [
  ...document.querySelectorAll('#remote-page > :not(script) ~ *, #page ~ :is(section, footer)'),
];
const laidOut = 'data-laid-out';
let started = false;

// A reload, or going back, returns to the visitor's scroll position. The browser scrolls while sections have reserved
// heights, which differ from their real ones: laying them out may move the page, so the position is set again.
const placeKey = () => `place ${location.pathname}`;
const [visit] = performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type);
let place = 0;
try {
  if (visit === 'reload' || visit === 'back_forward') place = Number(sessionStorage.getItem(placeKey()));
} catch {
  // A browser may forbid it; then the position is only about right.
}
addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(placeKey(), String(scrollY));
  } catch {}
});
for (const input of ['keydown', 'pointerdown', 'wheel'])
  addEventListener(input, () => (place = 0), { once: true, passive: true });

// Until React handles it, a placeholder would scroll the page to its top; a middle click, which React's links leave to the
// browser, would open the page in another tab (requirements §9).
for (const press of ['click', 'auxclick'])
  addEventListener(press, (event) => {
    if (event.target instanceof Element && event.target.closest('a[href="#"]')) event.preventDefault();
  });

// React does not handle clicks yet: a button is pressed again as soon as the islands listen (remotes/page/islands.ts).
const beforeIslands = new AbortController();
addEventListener('islands', () => beforeIslands.abort(), { once: true });
addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('[data-island] button[type="button"]');
    if (button instanceof HTMLElement) addEventListener('islands', () => button.click(), { once: true });
  },
  { signal: beforeIslands.signal },
);

const start = () => {
  if (started) return;
  started = true;
  // After a reload or going back, the visitor's scroll position is restored instead.
  const target = visit === 'navigate' ? document.querySelector(':target') : null;
  if (target) {
    // The browser has scrolled to it past reserved heights, or couldn't yet.
    for (const section of sections) section.setAttribute(laidOut, '');
    target.scrollIntoView();
  }
  // The second frame completes the first screen. `setTimeout`, because callbacks run before the frame is painted. A page in
  // the background has no frames.
  if (target || document.hidden) finish();
  else requestAnimationFrame(() => setTimeout(finish));
};

const finish = () => {
  // Islands are hydrated within the same distance (remotes/page/islands.ts). After a reload they may be far above the window,
  // or will be, as soon as the position is set.
  const shift = (place || scrollY) - scrollY;
  const near = [...document.querySelectorAll('[data-island]')]
    .filter((island) => {
      const { top, bottom } = island.getBoundingClientRect();
      return bottom - shift > -600 && top - shift < innerHeight + 600;
    })
    .map((island) => island.getAttribute('data-island'));
  for (const script of scripts) if (!script.island || near.includes(script.island)) preload(script);
  layOutNext();
};

const preload = ({ src = '', integrity = '' }) => {
  const link = { href: src, rel: 'preload', as: 'script', integrity, crossOrigin: 'anonymous' };
  document.body.append(Object.assign(document.createElement('link'), link));
};

// A task for each section: on a slow phone all of them together would delay a first touch.
const layOutNext = () => {
  const section = sections.find((each) => !each.hasAttribute(laidOut));
  if (!section) return run();
  section.setAttribute(laidOut, '');
  section.getBoundingClientRect();
  setTimeout(layOutNext);
};

const run = () => {
  document.documentElement.removeAttribute('data-first-paint');
  for (const section of sections) section.removeAttribute(laidOut);
  if (place > 0) scrollTo(0, place);
  for (const { src, integrity, run } of scripts) {
    // `async: false` keeps their order.
    const script = { src, async: false, integrity, crossOrigin: 'anonymous', onerror: showAll };
    if (run) document.body.append(Object.assign(document.createElement('script'), script));
  }
};

// Without the shell, no button works that shows more.
const showAll = () => document.getElementById('page')?.setAttribute('data-static', '');

if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background never paints.
  document.addEventListener('visibilitychange', start);
}
