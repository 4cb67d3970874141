import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '../remotes/loading/page-load';
import { routerRoutes } from '../site-router';

const titles: Record<string, string> = { '/': 'Home', '/blog': 'Blog', '/slow': 'Slow' };

const pageOf = (title: string) => () => <h1>{title}</h1>;

/** A site of three pages in the layout; `slow` waits for `arrive`. */
function showSite(start = '/') {
  let arrive = () => {};
  const requestPage: PageRequest = async (path) => {
    const title = titles[path] ?? '';
    if (path === '/slow') await new Promise<void>((resolve) => (arrive = resolve));
    const props = { path, entry: undefined };
    return {
      path,
      load: { state: 'ready', Page: pageOf(title), props, head: { title, description: title, path } },
    };
  };
  const router = createMemoryRouter(routerRoutes(requestPage), { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  return { router, arrive: () => arrive() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const status = () => screen.getByRole('status').textContent;
let scrollTo: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo');
});
// The page's root is unmounted after the layout's.
afterEach(() => act(async () => cleanup()));

describe('the layout', () => {
  it('starts with a link past the menu', async () => {
    showSite();
    await heading('Home');
    const first = document.querySelector('a, button, [tabindex]');
    expect(first?.textContent).toBe('Skip to content');
    const target = document.querySelector(first?.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main').tabIndex).toBe(-1);
  });

  it('contains header, page, call to action, footer and chat button, in this order', async () => {
    showSite();
    await heading('Home');
    const parts = [
      screen.getByRole('banner'),
      screen.getByRole('main'),
      screen.getByRole('region', { name: /Leave with a plan/ }),
      screen.getByRole('contentinfo'),
      screen.getByRole('link', { name: 'Chat with us on WhatsApp' }),
    ];
    parts.reduce((before, part) => {
      expect(before.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return part;
    });
  });

  it('leaves the first page to the browser: no scrolling, no focus, no announcement', async () => {
    showSite('/blog#comments');
    await heading('Blog');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(status()).toBe('');
  });
});

describe('a change of page', () => {
  it('starts at the top, with the focus on the heading and the title announced', async () => {
    const { router } = showSite();
    await heading('Home');
    await router.navigate('/blog');
    const next = await heading('Blog');
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    expect(document.activeElement).toBe(next);
    expect(next.tabIndex).toBe(-1);
    expect(status()).toBe('Blog | Malvanta');
  });

  it('starts at the top after back and forward, too', async () => {
    const { router } = showSite();
    await heading('Home');
    await router.navigate('/blog');
    await heading('Blog');
    await router.navigate(-1);
    await heading('Home');
    expect(scrollTo).toHaveBeenCalledTimes(2);
    await router.navigate(1);
    const blog = await heading('Blog');
    expect(document.activeElement).toBe(blog);
    expect(scrollTo).toHaveBeenCalledTimes(3);
  });

  it('closes the menu of a phone before its heading gets the focus', async () => {
    const { router } = showSite();
    await heading('Home');
    const page = screen.getByRole('main');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(page.inert).toBe(true));
    await router.navigate('/blog');
    const blog = await heading('Blog');
    expect(page.inert).toBe(false);
    expect(document.activeElement).toBe(blog);
  });

  it.each(['/#plan', '/?from=mail'])(
    'is one, too, when a link leads from %s to the page itself',
    async (start) => {
      const { router } = showSite(start);
      const shown = await heading('Home');
      await router.navigate('/');
      await waitFor(() => expect(document.activeElement).toBe(shown));
      expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
      await waitFor(() => expect(status()).toBe('Home | Malvanta'));
    },
  );

  it('is none when the visitor goes back from a shortcut within it', async () => {
    const { router } = showSite();
    await heading('Home');
    await router.navigate('/#plan');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['/#plan', '/?from=mail'])('is none when only %s changes', async (address) => {
    const { router } = showSite();
    await heading('Home');
    await router.navigate(address);
    await waitFor(() => expect(router.state.location.search + router.state.location.hash).not.toBe(''));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows a line and a text when loading takes a while', async () => {
    const { router, arrive } = showSite();
    await heading('Home');
    const coming = router.navigate('/slow');
    await waitFor(() => expect(status()).toBe('Loading the page'));
    expect(document.querySelector('.progress')?.getAttribute('aria-hidden')).toBe('true');
    arrive();
    await coming;
    await heading('Slow');
    await waitFor(() => expect(status()).toBe('Slow | Malvanta'));
    expect(document.querySelector('.progress')).toBeNull();
  });
});
