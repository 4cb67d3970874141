import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageLoad } from '../loading/page-load';
import { rememberFirstPage } from './first-page';
import { RemotePage } from './remote-page';

const head = { title: 'Career', description: 'Openings', path: '/career' };
const props = { path: '/career', entry: undefined };
const ready: PageLoad = { state: 'ready', head, props, Page: () => <h1>Career</h1> };
const kept = { state: 'static', path: '/career', head: [] as Element[] } as const;
const missing: PageLoad = { state: 'unavailable', remote: 'mf-careers' };

const Nothing = () => null;

function ThrowingPage(): never {
  throw new Error('the jobs are gone');
}

afterEach(() => {
  vi.restoreAllMocks();
  rememberFirstPage(document.createElement('div'), undefined);
  cleanup();
  document.head.replaceChildren();
});

function show(...loads: PageLoad[]) {
  const loader = vi.fn(async () => ({ path: '/career', load: loads.shift() ?? ready }));
  const router = createMemoryRouter(
    [
      { path: '/career', loader, element: <RemotePage />, HydrateFallback: Nothing },
      { path: '/contact', element: <h1>Contact</h1> },
    ],
    { initialEntries: ['/career'] },
  );
  render(<RouterProvider router={router} />);
  return { loader };
}

test('shows the page of a remote that answers', async () => {
  show(ready);
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect(document.title).toBe('Career | Malvanta');
});

test('says what is missing and how to reach the company while a remote is out of reach', async () => {
  show(missing);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Our careers section can’t be shown right now');
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:\+/);
  expect(screen.getByRole('link', { name: /^Write to/ }).getAttribute('href')).toMatch(/^mailto:/);
});

test('Retry asks again and shows the page once its remote is back', async () => {
  const { loader } = show(missing, missing);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(3);
});

test('keeps the HTML of a page whose remote is out of reach, and its links navigate without a reload', async () => {
  show({ ...kept, html: '<h1>Career</h1><a href="/contact">Contact</a>' });
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect((await screen.findByRole('status')).textContent).toContain('You can read this page');
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
});

test('takes the title of a kept page along when the visitor leaves it', async () => {
  document.head.innerHTML = '<title>Career | Malvanta</title><link rel="canonical" href="https://x/career">';
  show({ ...kept, html: '<a href="/contact">Contact</a>' });
  await userEvent.click(await screen.findByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  expect(document.head.querySelector('title, link[rel="canonical"]')).toBeNull();
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

/** The document as the server sent it. */
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
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test.each([
    ['while it renders', ThrowingPage],
    ['in an effect', PageWithBrokenEffect],
  ])('%s keeps the HTML and the title it came with', async (_, Page) => {
    arrive('<h1>Career as it came</h1>');
    show({ state: 'ready', head, props, Page });
    expect(await screen.findByRole('heading', { name: 'Career as it came' })).toBeDefined();
    expect((await screen.findByRole('status')).textContent).toContain('You can read this page');
    expect(document.title).toBe('Career | Malvanta');
    expect(document.head.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  test('after a click on it keeps what was typed, and Retry gives it another chance', async () => {
    arrive('<h1>Career as it came</h1><label>Name <input name="name" /></label>');
    show({ state: 'ready', head, props, Page: FragilePage }, ready);
    await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'Career as it came' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  });

  describe('and did not come with the document', () => {
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

    test('offers Retry, telephone and mail where its document can’t arrive', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
      show({ state: 'ready', head, props, Page: ThrowingPage });
      expect((await screen.findByRole('alert')).textContent).toContain('Our careers section');
      expect(reload).not.toHaveBeenCalled();
    });
  });
});

test('leaves a page that throws while it renders and has no HTML to the router’s own error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ state: 'ready', head, props, Page: ThrowingPage });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('the jobs are gone')).toBeDefined();
});
