import { Link, useLocation } from '@site/shared/navigation';
import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { type IslandModule, islandIdPrefix } from '@site/shared/site-model/island-module';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageLoad, pageRoute, type RequestedPage } from '../loading/page-load';
import { rememberFirstPage } from './first-page';
import { staticNotice } from './remote-labels';
import { RemotePage } from './remote-page';

function Tabs() {
  const id = useId();
  const [isPressed, press] = useState(false);
  const { search } = useLocation();
  if (isPressed && search === '?broken') throw new Error('the tabs are gone');
  return (
    <>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <button type="button" onClick={() => press(true)}>
        {isPressed ? `Pressed${search}` : 'Press'}
      </button>
      <Link to="/contact">Contact</Link>
      <Link to="/contact?apply" state={{ job: 'weaver' }}>
        Apply
      </Link>
    </>
  );
}

const contact: PageLoad = {
  state: 'ready',
  head: { title: 'Contact', description: 'Contact', path: '/contact' },
  props: { path: '/contact', entry: undefined },
  Page: () => <h1>Contact</h1>,
};

const never = new Promise<never>(() => {});

/** A page that React never gets to show. */
const endless: PageLoad = { ...contact, Page: () => use(never) };

const Nothing = () => null;

/** Tells the page which of its islands are near the window. */
let comeNear: () => void;

beforeEach(() => {
  class Observer implements Partial<IntersectionObserver> {
    readonly #targets = new Set<Element>();
    constructor(report: (entries: IntersectionObserverEntry[]) => void) {
      comeNear = () =>
        report([...this.#targets].map((target) => ({ target, isIntersecting: true }) as never));
    }
    observe(target: Element) {
      this.#targets.add(target);
    }
    unobserve(target: Element) {
      this.#targets.delete(target);
    }
    disconnect() {
      this.#targets.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  delete document.documentElement.dataset.hydrated;
});

afterEach(async () => {
  rememberFirstPage(document.createElement('div'), undefined);
  // The page's root is unmounted after the layout's.
  await act(async () => cleanup());
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Opens a document whose page has one island, or none. */
async function open(load: (name: string) => Promise<IslandModule>, hasIsland = true) {
  const island = renderToString(
    <StaticPageRouter path="/press">
      <Tabs />
    </StaticPageRouter>,
    { identifierPrefix: islandIdPrefix('tabs-island') },
  );
  const root = document.body.appendChild(document.createElement('div'));
  const page = `<h1>Press</h1>${hasIsland ? `<div data-island="tabs-island">${island}</div>` : ''}<a href="/press?year=2026">2026</a>`;
  root.innerHTML = `<main id="page" class="page" tabindex="-1"><div id="remote-page">${page}</div></main>`;
  rememberFirstPage(root, '/press');
  const ofIslands: PageLoad = { state: 'islands', page: { path: '/press', entry: undefined }, load };
  const loads: Record<string, PageLoad> = { '/press': ofIslands, '/endless': endless };
  const loader = async ({ request }: { request: Request }): Promise<RequestedPage> => {
    const { pathname } = new URL(request.url);
    return { path: pathname, load: loads[pathname] ?? contact };
  };
  const router = createMemoryRouter(
    [
      {
        element: <RemotePage announce={() => {}} />,
        children: [{ id: pageRoute, path: '*', loader, element: null, HydrateFallback: Nothing }],
      },
    ],
    {
      initialEntries: ['/press'],
      hydrationData: { loaderData: { [pageRoute]: { path: '/press', load: Promise.resolve(ofIslands) } } },
    },
  );
  await act(async () => render(<RouterProvider router={router} />, { container: root, hydrate: true }));
  return router;
}

const working = () => vi.fn(async () => ({ Island: Tabs }));
const isHydrated = () => 'hydrated' in document.documentElement.dataset;
const isIslandMarked = () => document.querySelector('[data-island]')?.hasAttribute('data-hydrated');

test('a page without islands is hydrated with its layout, loads nothing, and follows its links', async () => {
  const load = working();
  const router = await open(load, false);
  expect(isHydrated()).toBe(true);
  const heading = screen.getByRole('heading');
  await userEvent.click(screen.getByRole('link', { name: '2026' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?year=2026'), { timeout: 15_000 });
  expect(screen.getByRole('heading', { name: 'Press' })).toBe(heading);
  expect(load).not.toHaveBeenCalled();
});

test('an island is hydrated in place when it comes near the window; until then nothing of it is loaded', async () => {
  const problems = vi.spyOn(console, 'error');
  const load = working();
  await open(load);
  expect(load).not.toHaveBeenCalled();
  const button = screen.getByRole('button');
  await act(async () => comeNear());
  await vi.waitFor(() => expect(isHydrated()).toBe(true), { timeout: 15_000 });
  expect(isIslandMarked()).toBe(true);
  expect(load).toHaveBeenCalledExactlyOnceWith('tabs-island');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(screen.getByRole('button', { name: 'Pressed' })).toBe(button);
  expect(problems).not.toHaveBeenCalled();
});

test('a press before hydration works, and what was typed before stays', async () => {
  await open(working());
  await userEvent.type(screen.getByRole('textbox'), 'Asha');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(await screen.findByRole('button', { name: 'Pressed' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Asha');
});

/** Opens the document, and presses its link with a state while the island loads. */
async function pressApply() {
  let arrive = (_island: IslandModule | Promise<never>) => {};
  const router = await open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Apply' }));
  expect(router.state.location.pathname).toBe('/press');
  return { arrive, router };
}

test('a link that is pressed before hydration passes its state', async () => {
  const { arrive, router } = await pressApply();
  arrive({ Island: Tabs });
  await screen.findByRole('heading', { name: 'Contact' });
  expect(router.state.location).toMatchObject({ search: '?apply', state: { job: 'weaver' } });
});

test('a link that is pressed before an island fails is followed', async () => {
  const { arrive, router } = await pressApply();
  arrive(Promise.reject(new Error('404')));
  await screen.findByRole('heading', { name: 'Contact' });
  expect(router.state.location.search).toBe('?apply');
});

test('a link that is pressed before hydration is not followed after another one', async () => {
  const { arrive, router } = await pressApply();
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  await act(async () => arrive(Promise.reject(new Error('late'))));
  expect(router.state.location.search).toBe('');
});

test('an island knows the current query, and keeps its state when that changes', async () => {
  const router = await open(working());
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByRole('button', { name: 'Pressed' });
  await act(() => router.navigate('/press?year=2026'));
  expect(await screen.findByRole('button', { name: 'Pressed?year=2026' })).toBeDefined();
});

test('an island that can’t be loaded stays HTML, with a notice, and Retry loads it again', async () => {
  const load = working().mockRejectedValueOnce(new Error('404'));
  await open(load);
  await act(async () => comeNear());
  await screen.findByRole('region', { name: staticNotice });
  expect(isHydrated()).toBe(true);
  expect(screen.getByRole('main').dataset.static).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(await screen.findByRole('button', { name: 'Pressed' })).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('main').dataset.static).toBeUndefined();
});

test('an island that throws is shown as HTML again, with its input, and its links are followed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = await open(working());
  await userEvent.type(screen.getByRole('textbox'), 'Asha');
  await act(() => router.navigate('/press?broken'));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await screen.findByRole('region', { name: staticNotice });
  expect(isIslandMarked()).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Asha');
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
  expect(screen.queryByRole('region')).toBeNull();
});

test('a visitor who comes back gets the HTML of the document and its head, and working islands', async () => {
  const problems = vi.spyOn(console, 'error');
  document.head.innerHTML = '<title>Press | Malvanta</title>';
  const router = await open(working());
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  expect(document.title).toBe('Contact | Malvanta');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Press' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Contact' })).toBeNull();
  expect(document.title).toBe('Press | Malvanta');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(await screen.findByRole('button', { name: 'Pressed' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(problems).not.toHaveBeenCalled();
});

test('a visitor who comes back before the next page is shown finds the page with its title', async () => {
  document.head.innerHTML = '<title>Press | Malvanta</title>';
  const router = await open(working());
  await act(() => router.navigate('/endless'));
  expect(router.state.location.pathname).toBe('/endless');
  expect(screen.getByRole('heading', { name: 'Press' })).toBeDefined();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Press' })).toBeDefined();
  expect(document.title).toBe('Press | Malvanta');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(await screen.findByRole('button', { name: 'Pressed' })).toBeDefined();
});

test('a link of an island is followed once', async () => {
  const router = await open(working());
  await act(async () => comeNear());
  await vi.waitFor(() => expect(isHydrated()).toBe(true), { timeout: 15_000 });
  const navigated = vi.fn();
  router.subscribe(({ location }) => navigated(location.key));
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  // The location before it, and the new one.
  expect(new Set(navigated.mock.calls.flat()).size).toBe(2);
});
