import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPart } from '../hydration-mark';
import { startInspector } from './inspector';

class Observer implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }));
  document.body.innerHTML =
    '<div id="root"><main><div id="remote-page"><div data-island="tabs-island"></div></div></main></div>';
});

afterEach(() => {
  // Other files use the same document: an inspector would list their pages, too.
  stop();
});

const inspector = () => screen.getByRole('region', { name: 'Inspector' });
const heading = (name: RegExp) => within(inspector()).findByRole('heading', { name });
const textOf = async (name: RegExp) => (await heading(name)).closest('li')?.textContent;

test('a part that is hydrated after it was listed is listed as hydrated; other items stay the same elements', async () => {
  stop = startInspector();
  const page = await heading(/: Page$/);
  expect(await textOf(/Island tabs-island$/)).toContain('Hydratedno');
  for (const part of document.querySelectorAll('[data-island]')) markPart(part, true);
  await waitFor(async () => expect(await textOf(/Island tabs-island$/)).toContain('Hydratedyes'));
  expect(await heading(/: Page$/)).toBe(page);
});

test('a part that has left the page is no longer listed', async () => {
  stop = startInspector();
  await heading(/Island tabs-island$/);
  for (const part of document.querySelectorAll('[data-island]')) part.remove();
  await waitFor(() => expect(within(inspector()).queryByRole('heading', { name: /Island/ })).toBeNull());
});
