import { Link } from '@site/shared/navigation';
import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { pageIdPrefix } from '@site/shared/site-model/page-root';
import { PageHead } from '@site/shared/ui/page-head';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { restoreStateForDocument } from '../../state-for-document';
import { type PageLoad, pageRoute, type RequestedPage } from '../loading/page-load';
import { rememberFirstPage } from './first-page';
import { staticNotice } from './remote-labels';
import { RemotePage } from './remote-page';

const head = { title: 'Career', description: 'Openings', path: '/career' };
const props = { path: '/career', entry: undefined };
const ready: PageLoad = { state: 'ready', head, props, Page: () => <h1>Career</h1> };
const kept = (html: string): PageLoad => ({
  state: 'static',
  path: '/career',
  head: [],
  nodes: () => [...document.createRange().createContextualFragment(html).childNodes],
});
const missing: PageLoad = { state: 'unavailable', remote: 'mf-careers' };

const Nothing = () => null;

function ThrowingPage(): never {
  throw new Error('the jobs are gone');
}

afterEach(async () => {
  rememberFirstPage(document.createElement('div'), undefined);
  // The page's root is unmounted after the layout's.
  await act(async () => cleanup());
  document.head.replaceChildren();
});

const contact: PageLoad = {
  state: 'ready',
  head: { title: 'Contact', description: 'Contact', path: '/contact' },
  props: { path: '/contact', entry: undefined },
  Page: () => <h1>Contact</h1>,
};

/** Shows the page of `/career`: each load gives the next of `loads`, later ones the working page. */
function show(...loads: PageLoad[]) {
  return showIn(undefined, loads);
}

function showIn(root: HTMLElement | undefined, loads: RequestedPage['load'][]) {
  const announce = vi.fn<Dispatch<SetStateAction<string>>>();
  const loader = vi.fn(async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname;
    return { path, load: path === '/contact' ? contact : (loads.shift() ?? ready) };
  });
  const first = root && { loaderData: { [pageRoute]: { path: '/career', load: loads.shift() } } };
  const router = createMemoryRouter(
    [
      {
        element: <RemotePage announce={announce} />,
        children: [{ id: pageRoute, path: '*', loader, element: null, HydrateFallback: Nothing }],
      },
    ],
    { initialEntries: ['/career'], ...(first && { hydrationData: first }) },
  );
  const site = <RouterProvider router={router} />;
  render(site, root && { container: root, hydrate: true });
  return { loader, router, announce };
}

test('shows the page of a remote that answers', async () => {
  show(ready);
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect(document.title).toBe('Career | Malvanta');
});

test('names the missing page and the contact details while a remote is unavailable', async () => {
  show(missing);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Our careers section can’t be shown right now');
  expect(alert.textContent).toContain('A part of our site did not answer.');
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:\+/);
  expect(screen.getByRole('link', { name: /^Write to/ }).getAttribute('href')).toMatch(/^mailto:/);
});

test('reports a missing connection, and loads the page once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { loader } = show(missing);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are offline.');
  expect(alert.textContent).not.toContain('did not answer');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(2);
});

test('hydrates a kept page once there is a connection again', async () => {
  const { loader } = show(kept('<h1>Career</h1>'));
  await screen.findByRole('region', { name: staticNotice });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull(), { timeout: 15_000 });
  expect(loader).toHaveBeenCalledTimes(2);
});

test('announces that a page is kept as it came, until Retry has loaded it', async () => {
  let announced = '';
  const { announce } = show(kept('<h1>Career</h1>'));
  announce.mockImplementation((next) => {
    announced = typeof next === 'string' ? next : next(announced);
  });
  await vi.waitFor(() => expect(announced).toBe(staticNotice));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(announced).toBe(''), { timeout: 15_000 });
});

test('Retry loads the page again once its remote is available', async () => {
  const { loader } = show(missing, missing);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(3);
});

test('keeps the HTML of a page whose remote is unavailable, and its links navigate without a reload', async () => {
  show(kept('<h1>Career</h1><a href="/contact">Contact</a>'));
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  await screen.findByRole('region', { name: staticNotice });
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
});

test('removes the title of a kept page when the visitor leaves it', async () => {
  document.head.innerHTML = '<title>Career | Malvanta</title><link rel="canonical" href="https://x/career">';
  show(kept('<a href="/contact">Contact</a>'));
  await userEvent.click(await screen.findByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  expect(document.title).toBe('Contact | Malvanta');
  expect(document.head.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
});

/** A page with ids that React generates, a link within the site, and a button. */
function LivelyPage() {
  const id = useId();
  const [pressed, press] = useState(false);
  return (
    <>
      <h1 id={id}>Career</h1>
      <Link to="/contact">Contact</Link>
      <input aria-labelledby={id} />
      <button type="button" aria-describedby={id} onClick={() => press(true)}>
        {pressed ? 'Pressed' : 'Press'}
      </button>
    </>
  );
}

const lively: PageLoad = { ...ready, Page: LivelyPage };

/** Shows the site in the document as sent by the server, while the page's remote is loading. */
function hydrateDocument() {
  const html = renderToString(
    <div id="remote-page">
      <StaticPageRouter path="/career">
        <PageHead {...head} />
        <LivelyPage />
      </StaticPageRouter>
    </div>,
    { identifierPrefix: pageIdPrefix },
  );
  const [pageHead = '', page = ''] = html.split(/(?=<div)/);
  document.head.innerHTML = pageHead;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<main id="page" class="page" tabindex="-1">${page}</main>`;
  rememberFirstPage(root, '/career');
  let arrive = (_: PageLoad) => {};
  const load = new Promise<PageLoad>((resolve) => {
    arrive = resolve;
  });
  const shown = showIn(root, [load]);
  return { ...shown, arrive: (loaded: PageLoad) => act(async () => arrive(loaded)) };
}

describe('a prerendered page', () => {
  test('is kept until its remote has answered, or until the next page has loaded', async () => {
    const { router, arrive } = hydrateDocument();
    const heading = screen.getByRole('heading', { name: 'Career' });
    const html = document.getElementById('remote-page');
    const gone = vi.fn(() => [heading.isConnected, html?.textContent]);
    new MutationObserver(gone).observe(html ?? document, { childList: true });
    await act(() => router.navigate('/contact'));
    await vi.waitFor(() => expect(heading.isConnected).toBe(false), { timeout: 15_000 });
    expect(gone.mock.results.map(({ value }) => value)).toEqual([[false, 'Contact']]);
    await arrive(lively);
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeDefined();
    expect(document.title).toBe('Contact | Malvanta');
    expect(document.head.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  test('is kept, with its input, when hydrating it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { arrive } = hydrateDocument();
    await userEvent.type(screen.getByRole('textbox'), 'Asha');
    await arrive({ ...ready, Page: ThrowingPage });
    await screen.findByRole('region', { name: staticNotice });
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Asha');
    expect(document.head.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  test('is hydrated in place', async () => {
    const problems = vi.spyOn(console, 'error');
    const { arrive } = hydrateDocument();
    const heading = screen.getByRole('heading');
    await arrive(lively);
    expect(screen.getByRole('heading')).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pressed' }));
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
    expect(problems).not.toHaveBeenCalled();
  });
});

/** A page with a form that throws when its button is pressed. */
function FragilePage() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('the jobs are gone');
  return (
    <>
      <h1>Career</h1>
      <label>
        Name <input name="name" />
      </label>
      <button type="button" onClick={() => setBroken(true)}>
        Apply
      </button>
    </>
  );
}

function PageWithBrokenEffect() {
  useEffect(() => {
    throw new Error('the jobs are gone');
  }, []);
  return <h1>Career</h1>;
}

/** The document as sent by the server. */
function arrive(page: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div id="remote-page">${page}</div>`;
  document.head.innerHTML = '<title>Career | Malvanta</title><link rel="canonical" href="https://x/career">';
  rememberFirstPage(root, '/career');
  root.remove();
  document.head.replaceChildren();
}

describe('a page that throws', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test.each([
    ['while it renders', ThrowingPage],
    ['in an effect', PageWithBrokenEffect],
  ])('%s keeps its prerendered HTML and title', async (_, Page) => {
    arrive('<h1>Career as it came</h1>');
    show({ state: 'ready', head, props, Page });
    expect(await screen.findByRole('heading', { name: 'Career as it came' })).toBeDefined();
    await screen.findByRole('region', { name: staticNotice });
    expect(document.title).toBe('Career | Malvanta');
    expect(document.head.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  test('after a click in it keeps its input, and Retry loads it again', async () => {
    arrive('<h1>Career as it came</h1><label>Name <input name="name" /></label>');
    show({ state: 'ready', head, props, Page: FragilePage }, ready);
    await screen.findByRole('button', { name: 'Apply' });
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Career as it came' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  });

  describe('and is not of this document', () => {
    beforeEach(() => {
      const root = document.createElement('div');
      root.innerHTML = '<div id="remote-page"><h1>Home</h1></div>';
      rememberFirstPage(root, '/');
    });

    test('is loaded as a document', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      show({ state: 'ready', head, props, Page: ThrowingPage });
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
      expect(fetch).toHaveBeenCalledExactlyOnceWith('/career', expect.objectContaining({ method: 'HEAD' }));
    });

    /** Types into a page that throws afterwards. */
    async function typeAndBreak() {
      await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    }

    /** Waits for the reload, and returns the content of the document's field. */
    async function reloadedField(reload: Mock) {
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 15_000 });
      cleanup();
      document.body.innerHTML = '<div id="remote-page"><input name="name" aria-label="Name" /></div>';
      restoreStateForDocument();
      return screen.getByLabelText<HTMLInputElement>('Name').value;
    }

    test('its document gets what was typed in it', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      show({ state: 'ready', head, props, Page: FragilePage });
      await typeAndBreak();
      expect(await reloadedField(reload)).toBe('Asha');
    });

    test('its document does not get what was typed in the page before', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
      const { router } = show(
        { state: 'ready', head, props, Page: FragilePage },
        { state: 'ready', head, props, Page: ThrowingPage },
      );
      await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
      await act(() => router.navigate('/blog'));
      expect(await reloadedField(reload)).toBe('');
    });

    test('gets what was typed in it after Retry', async () => {
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
      const fragile: PageLoad = { state: 'ready', head, props, Page: FragilePage };
      show(fragile, fragile);
      await typeAndBreak();
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      const name = await screen.findByLabelText<HTMLInputElement>('Name');
      // It is typed in an effect, once the field listens.
      await vi.waitFor(() => expect(name.value).toBe('Asha'), { timeout: 15_000 });
    });

    test('offers Retry, telephone and e-mail where its document can’t be loaded', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
      show({ state: 'ready', head, props, Page: ThrowingPage });
      expect((await screen.findByRole('alert')).textContent).toContain('Our careers section');
      expect(reload).not.toHaveBeenCalled();
    });

    test('offers Retry where its document does not arrive within five seconds', async () => {
      const late = new AbortController();
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
      vi.spyOn(globalThis, 'fetch').mockImplementation(
        (_address, options) =>
          new Promise((_, reject) => {
            if (options?.signal === late.signal) late.signal.onabort = () => reject(new Error('late'));
          }),
      );
      show({ state: 'ready', head, props, Page: ThrowingPage });
      await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), { timeout: 15_000 });
      late.abort();
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
      expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
    });
  });
});

test('shows the router’s own error screen for a page that throws and was not prerendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ state: 'ready', head, props, Page: ThrowingPage });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('the jobs are gone')).toBeDefined();
});
