import { expect, it, vi } from 'vitest';
import { onPageShown } from './on-page-shown';

function emptyPage() {
  document.title = '';
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  return page;
}

it('reports at once when the page is complete', () => {
  const page = emptyPage();
  page.innerHTML = '<h1>Blog</h1>';
  document.title = 'Blog | Malvanta';
  const report = vi.fn();
  onPageShown(page, report);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    heading: page.querySelector('h1'),
    title: 'Blog | Malvanta',
  });
});

it('waits for the heading and the title, and reports once', async () => {
  const page = emptyPage();
  const report = vi.fn();
  onPageShown(page, report);
  page.innerHTML = '<section><h1>Blog</h1></section>';
  expect(report).not.toHaveBeenCalled();
  document.title = 'Blog | Malvanta';
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 15_000 });
  page.append('more');
  await Promise.resolve();
  expect(report).toHaveBeenCalledOnce();
});

it('can be cancelled', async () => {
  const page = emptyPage();
  const report = vi.fn();
  const other = vi.fn();
  onPageShown(page, report)();
  onPageShown(page, other);
  page.innerHTML = '<h1>Blog</h1>';
  document.title = 'Blog | Malvanta';
  await vi.waitFor(() => expect(other).toHaveBeenCalled(), { timeout: 15_000 });
  expect(report).not.toHaveBeenCalled();
});
