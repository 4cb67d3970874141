import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layoutContent } from '../content/layout-content';
import type { PageRequest } from '../remotes/loading/page-load';
import { rememberFirstPage } from '../remotes/page/first-page';
import { routerRoutes } from '../site-router';

const throwError = () => {
  throw new Error('thrown by the layout');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  rememberFirstPage(document.createElement('div'), undefined);
  await act(async () => cleanup());
  document.head.replaceChildren();
});

/** Simulates the document of the test's URL, as sent by the server. */
function arrive() {
  const root = document.createElement('div');
  root.innerHTML =
    '<header>Menu as it came</header><main><div id="remote-page"><h1>Page as it came</h1></div></main>';
  document.head.innerHTML = '<title>Page as it came</title>';
  rememberFirstPage(root, location.pathname);
  document.head.replaceChildren();
}

const Page = () => <h1>Page of a remote</h1>;

const requestPage: PageRequest = async (path) => ({
  path,
  load: {
    state: 'ready',
    Page,
    head: { title: path, description: path, path },
    props: { path, entry: undefined },
  },
});

async function show() {
  const router = createMemoryRouter(routerRoutes(requestPage), { initialEntries: [location.pathname] });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

test.each([
  ['while it renders', () => vi.spyOn(layoutContent, 'footer', 'get')],
  ['in an effect', () => vi.spyOn(window.history, 'scrollRestoration', 'set')],
])('a layout that throws %s leaves the document and its title as the server sent them', async (_, spy) => {
  arrive();
  spy().mockImplementation(throwError);
  await show();
  expect(screen.getByRole('banner').textContent).toBe('Menu as it came');
  expect(screen.getByRole('heading', { level: 1, name: 'Page as it came' })).toBeDefined();
  expect(document.title).toBe('Page as it came');
});

test('a layout that throws after a click on a link loads the document of the new page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  arrive();
  const router = await show();
  vi.spyOn(layoutContent, 'homeLink', 'get').mockImplementation(throwError);
  await act(() => router.navigate('/career'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/career', expect.objectContaining({ method: 'HEAD' }));
});

test('a layout that throws without prerendered HTML shows the router’s own error screen', async () => {
  vi.spyOn(layoutContent, 'footer', 'get').mockImplementation(throwError);
  await show();
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('thrown by the layout')).toBeDefined();
});
