import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPageAt } from './browser-page-loader';
import { startPrefetching as start } from './prefetch';

vi.mock('./browser-page-loader', () => ({ loadPageAt: vi.fn() }));

let stop: () => void;
const startPrefetching = () => {
  stop = start();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadPageAt).mockReset().mockResolvedValue(undefined);
});

afterEach(() => stop());

function linkTo(href: string): HTMLAnchorElement {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.append(document.createElement('span'));
  return link;
}

const wanted = () => vi.mocked(loadPageAt).mock.calls.map(([pathname]) => pathname);
const hover = (link: Element) =>
  link.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));

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

test('loads nothing for a placeholder, a part of the page, another site, and what is no URL', async () => {
  startPrefetching();
  for (const href of ['#', '#plan', 'https://www.linkedin.com/company', 'tel:+917315550100', 'https://[']) {
    hover(linkTo(href));
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(wanted()).toEqual([]);
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

test('an error is reported when the visitor follows the link, not before', async () => {
  vi.mocked(loadPageAt).mockRejectedValue(new Error('404'));
  startPrefetching();
  hover(linkTo('/career'));
  await vi.advanceTimersByTimeAsync(60);
  expect(wanted()).toEqual(['/career']);
});
