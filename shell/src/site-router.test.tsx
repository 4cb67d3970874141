import { addressKey } from '@site/shared/site-model/address';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  type HydrationState,
  type LoaderFunctionArgs,
  RouterProvider,
} from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageLoad, PageRequest, RequestedPage } from './remotes/loading/page-load';
import { pageState, routerRoutes } from './site-router';

const pageOf = (path: string) => () => <h1>Page of {path}</h1>;
const loadPage = (path: string): PageLoad => ({
  state: 'ready',
  Page: pageOf(path),
  head: { title: path, description: path, path },
  props: { path, entry: undefined },
});
const paths = ['/', '/about', '/contact', '/service/web', '/vision'];
const requestPage: PageRequest = async (pathname) => {
  if (pathname === '/v') return { state: 'redirect', to: '/vision' };
  const path = paths.find((each) => each === addressKey(pathname));
  return path === undefined ? undefined : { path, load: loadPage(path) };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Shows the site and waits for the router's loader. */
async function show(router: ReturnType<typeof createMemoryRouter>) {
  return await act(async () => render(<RouterProvider router={router} />));
}

function routerAt(address: string, hydrationData?: HydrationState) {
  const requestedHash = () => router.state.navigation.location?.hash;
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    routerRoutes(requestPage, undefined, requestedHash),
    { initialEntries: [address], ...(hydrationData && { hydrationData }) },
  );
  return router;
}

test.each([
  ['/', '/'],
  ['/SERVICE/web/', '/service/web'],
  ['/contact?from=here#form', '/contact'],
])('%s shows the page of %s', async (address, path) => {
  await show(routerAt(address));
  expect(screen.getByRole('heading', { level: 1, name: `Page of ${path}` })).toBeDefined();
});

test('a path of the earlier site redirects to its page', async () => {
  const router = routerAt('/v');
  await show(router);
  expect(screen.getByRole('heading', { level: 1, name: 'Page of /vision' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/vision');
});

test('a redirect keeps the query, as the server does, and the hash, as browsers do', async () => {
  const router = routerAt('/about');
  await show(router);
  await act(() => router.navigate('/v?utm_source=mail#plan'));
  expect(router.state.location).toMatchObject({
    pathname: '/vision',
    search: '?utm_source=mail',
    hash: '#plan',
  });
});

test('each page is mounted again, so that no state of one page is left in the next', async () => {
  const router = routerAt('/about');
  await show(router);
  const about = screen.getByRole('heading', { level: 1, name: 'Page of /about' });
  await act(() => router.navigate('/vision'));
  const vision = screen.getByRole('heading', { level: 1, name: 'Page of /vision' });
  expect(vision).not.toBe(about);
  expect(about.isConnected).toBe(false);
});

async function notFoundScreen(router: ReturnType<typeof createMemoryRouter>): Promise<string> {
  const { container, getByRole, unmount } = await show(router);
  expect(getByRole('heading', { name: '404 Not Found' })).toBeDefined();
  const html = (container.querySelector('#remote-page') ?? container).innerHTML;
  unmount();
  return html;
}

test('an unknown path shows the router’s own not-found screen', async () => {
  const routersOwn = createMemoryRouter([{ path: '/only' }], { initialEntries: ['/no/such/page'] });
  expect(await notFoundScreen(routerAt('/no/such/page'))).toBe(await notFoundScreen(routersOwn));
});

const missing: RequestedPage = { path: '/no/such/page', load: { state: 'missing' } };

test.each([
  ['as the first page', routerAt('/no/such/page', pageState(missing))],
  ['after a click', routerAt('/about')],
])('the not-found screen replaces the page, within the layout: %s', async (_, router) => {
  await show(router);
  await act(() => router.navigate('/no/such/page'));
  expect(within(screen.getByRole('main')).getByRole('heading', { name: '404 Not Found' })).toBeDefined();
  for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeDefined();
  expect(document.title).toBe('Page not found | Malvanta');
  await act(() => router.navigate('/vision'));
  expect(screen.getByRole('heading', { level: 1, name: 'Page of /vision' })).toBeDefined();
  expect(document.title).not.toContain('not found');
});

test('a tab that is older than the deployed release loads the document of the page', async () => {
  const [layout] = routerRoutes(async () => ({ state: 'document' }));
  const loader = layout?.children?.[0]?.loader;
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  const request = new Request('http://localhost/career?from=mail');
  const answer = await Promise.resolve(
    loader({ request, params: {}, context: {}, unstable_pattern: '*' } as unknown as LoaderFunctionArgs),
  ).catch((thrown: unknown) => thrown);
  const { headers } = answer as Response;
  expect(headers.get('location')).toBe('http://localhost/career?from=mail');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

test('a page that the visitor no longer waits for requests no document', async () => {
  const urlOfDocument = vi.fn(() => '/career');
  const [layout] = routerRoutes(async () => ({ state: 'document' }), urlOfDocument);
  const loader = layout?.children?.[0]?.loader;
  if (typeof loader !== 'function') throw new Error('The page has no loader.');
  const leave = new AbortController();
  const request = new Request('http://localhost/career', { signal: leave.signal });
  const answer = loader({ request } as unknown as LoaderFunctionArgs);
  leave.abort();
  await expect(answer).rejects.toThrow('abort');
  expect(urlOfDocument).not.toHaveBeenCalled();
});

test('the not-found page is kept as sent by the server, until the visitor leaves it', async () => {
  const router = routerAt('/no/such/page', pageState(missing));
  expect(router.state.initialized).toBe(true);
  const site = <RouterProvider router={router} />;
  const document = Object.assign(window.document.createElement('div'), { innerHTML: renderToString(site) });
  const page = document.querySelector('#remote-page');
  if (!page) throw new Error('The layout has no element for the page.');
  page.innerHTML = '<h2>As it came</h2>';
  await act(async () =>
    render(site, { container: window.document.body.appendChild(document), hydrate: true }),
  );
  expect(page.innerHTML).toBe('<h2>As it came</h2>');
  await act(() => router.navigate('/vision'));
  expect(page.textContent).toBe('Page of /vision');
});

test('a page is hydrated without requesting it again', async () => {
  const state = pageState({ path: '/about', load: Promise.resolve(loadPage('/about')) });
  const router = routerAt('/contact', state);
  expect(router.state.initialized).toBe(true);
  await show(router);
  expect(screen.getByRole('heading', { level: 1, name: 'Page of /about' })).toBeDefined();
});
