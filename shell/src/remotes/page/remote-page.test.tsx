import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute, type SiteRoute } from '../../routes';
import type { PageLoad } from '../loading/page-load';
import { RemotePage } from './remote-page';

const career = findRoute('/career') as SiteRoute;
const head = { title: 'Career', description: 'Openings', path: '/career' };
const ready: PageLoad = { state: 'ready', head, Page: () => <h1>Career</h1> };
const missing: PageLoad = { state: 'unavailable', route: career };

const Nothing = () => null;

function ThrowingPage(): never {
  throw new Error('the jobs are gone');
}

afterEach(() => {
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
  show({ state: 'static', html: '<h1>Career</h1><a href="/contact">Contact</a>' });
  expect(await screen.findByRole('heading', { name: 'Career' })).toBeDefined();
  expect((await screen.findByRole('status')).textContent).toContain('You can read this page');
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeDefined();
});

test('takes the title of a kept page along when the visitor leaves it', async () => {
  document.head.innerHTML = '<title>Career | Malvanta</title><link rel="canonical" href="https://x/career">';
  show({ state: 'static', html: '<a href="/contact">Contact</a>' });
  await userEvent.click(await screen.findByRole('link', { name: 'Contact' }));
  await screen.findByRole('heading', { name: 'Contact' });
  expect(document.head.querySelector('title, link[rel="canonical"]')).toBeNull();
});

test('leaves a page that throws while it renders to the router’s own error screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show({ state: 'ready', head, Page: ThrowingPage });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('the jobs are gone')).toBeDefined();
});
