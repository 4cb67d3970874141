import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAddress } from './browser-page-loader';
import { entryUrl } from './known-releases';
import { startPrefetching as start } from './prefetch';

vi.mock('./known-releases', () => ({ entryUrl: vi.fn() }));
vi.mock('./browser-page-loader', () => ({ loadAddress: vi.fn() }));

let stop: () => void;
const startPrefetching = () => {
  stop = start('mf-marketing');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(entryUrl)
    .mockReset()
    .mockImplementation(async (remote) => `/${remote}/remoteEntry.js`);
  vi.mocked(loadAddress).mockReset().mockResolvedValue(undefined);
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
const wanted = () => vi.mocked(loadAddress).mock.calls.map(([pathname]) => pathname);
const hover = (link: Element) =>
  link.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('prefetches the entry of every remote but the one that is shown', async () => {
  startPrefetching();
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched().sort()).toEqual([
    '/mf-blog-projects/remoteEntry.js',
    '/mf-careers/remoteEntry.js',
    '/mf-contact/remoteEntry.js',
  ]);
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
    expect(prefetched()).toEqual([]);
  },
);

test('a failure is reported when the visitor goes there, not before', async () => {
  vi.mocked(loadAddress).mockRejectedValue(new Error('404'));
  vi.mocked(entryUrl).mockRejectedValue(new Error('404'));
  const link = linkTo('/career');
  startPrefetching();
  hover(link);
  await vi.advanceTimersByTimeAsync(60);
  expect(prefetched()).toEqual([]);
});
