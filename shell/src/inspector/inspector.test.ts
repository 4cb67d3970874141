import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markPart } from '../hydration-mark';
import { startInspector } from './inspector';

class Observer implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }));
  document.body.innerHTML =
    '<div id="root"><main><div id="remote-page"><div data-island="tabs-island"></div></div></main></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a part that is hydrated after it was listed is listed as hydrated', async () => {
  startInspector();
  const island = async () => {
    const inspector = screen.getByRole('region', { name: 'Inspector' });
    const heading = await within(inspector).findByRole('heading', { name: /Island tabs-island$/ });
    return heading.closest('li')?.textContent;
  };
  expect(await island()).toContain('Hydratedno');
  for (const part of document.querySelectorAll('[data-island]')) markPart(part, true);
  await waitFor(async () => expect(await island()).toContain('Hydratedyes'));
});
