import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOf } from './live-releases';
import { loadPageModule } from './load-page';
import { startPrefetching as start } from './prefetch';

vi.mock('./live-releases', () => ({ entryOf: vi.fn() }));
vi.mock('./load-page', () => ({ loadPageModule: vi.fn() }));

const Page = () => null;
const head = { title: 'Career', description: 'Openings', path: '/career' };
let stop: () => void;
const startPrefetching = () => {
  stop = start('mf-marketing');
};

/** What the browser would see of the links: the test says which come into view. */
let comeIntoView: (link: Element) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(entryOf)
    .mockReset()
    .mockImplementation(async (remote) => `/${remote}/remoteEntry.js`);
  vi.mocked(loadPageModule).mockReset().mockResolvedValue({ Page, head });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observed = new Set<Element>();
      constructor(tell: (links: { target: Element; isIntersecting: boolean }[]) => void) {
        comeIntoView = (target) => this.observed.has(target) && tell([{ target, isIntersecting: true }]);
      }
      observe = (link: Element) => this.observed.add(link);
      disconnect = () => this.observed.clear();
    },
  );
  document.head.replaceChildren();
});

afterEach(() => stop());

function linkTo(href: string): HTMLAnchorElement {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.append(document.createElement('span'));
  return link;
}

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) => link.getAttribute('href'));
const wanted = () => vi.mocked(loadPageModule).mock.calls.map(([{ path }]) => path);
const hover = (link: Element) =>
  link.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('fetches the entry of a remote once a link to it is seen, once, and not of the one that is shown', async () => {
  const links = ['/career', '/career/CareerForm', '/about', 'https://example.com/blog', '#'].map(linkTo);
  startPrefetching();
  for (const link of links) comeIntoView(link);
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched()).toEqual(['/mf-careers/remoteEntry.js']);
});

test('watches links that come later, until every remote is at hand', async () => {
  startPrefetching();
  const links = ['/contact', '/blog', '/career'].map(linkTo);
  await vi.advanceTimersByTimeAsync(0);
  for (const link of links) comeIntoView(link);
  const late = linkTo('/project');
  await vi.advanceTimersByTimeAsync(0);
  comeIntoView(late);
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched()).toHaveLength(3);
});

test('loads a page when the pointer rests on its link, not when it passes over', async () => {
  startPrefetching();
  const [career, contact] = [linkTo('/career'), linkTo('/contact')];
  hover(career);
  await vi.advanceTimersByTimeAsync(30);
  hover(contact);
  await vi.advanceTimersByTimeAsync(60);
  expect(wanted()).toEqual(['/contact']);
});

test('loads a page as soon as its link is touched', async () => {
  startPrefetching();
  linkTo('/career').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(wanted()).toEqual(['/career']);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'fetches nothing with %j',
  async (connection) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
    startPrefetching();
    hover(linkTo('/career'));
    await vi.advanceTimersByTimeAsync(60);
    expect(wanted()).toEqual([]);
  },
);

test('keeps a failure to itself', async () => {
  vi.mocked(loadPageModule).mockRejectedValue(new Error('404'));
  vi.mocked(entryOf).mockRejectedValue(new Error('404'));
  const link = linkTo('/career');
  startPrefetching();
  comeIntoView(link);
  hover(link);
  await vi.advanceTimersByTimeAsync(60);
  expect(prefetched()).toEqual([]);
});
