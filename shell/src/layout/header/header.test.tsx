import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Header } from './header';

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const stateOf = () => screen.getByRole('banner').dataset.state;

function resizeTo(width: number) {
  (window as unknown as HappyWindow).happyDOM.setViewport({ width, height: 900 });
}

type User = ReturnType<typeof renderPage>['user'];

/** Desktop or phone: happy-dom evaluates media queries by the window's width. */
function showHeader({ width = 1440, at = '/' } = {}) {
  resizeTo(width);
  return renderPage(
    <>
      <Header />
      <main>
        <button type="button">On the page</button>
      </main>
    </>,
    { at },
  );
}

describe('the menu', () => {
  it('has exactly the required links, in their order', () => {
    showHeader();
    const menu = screen.getByRole('navigation', { name: 'Main' });
    const links = [...menu.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]);
    expect(links).toEqual([
      ['/', 'Home'],
      ['/service', 'Services'],
      ['/banking', 'Banking'],
      ['/Healthcare', 'Healthcare'],
      ['/Logistics', 'Logistics and Warehouse'],
      ['/Retail', 'Retail'],
      ['/Education', 'Education'],
      ['/Capital_Market', 'Capital Market'],
      ['/AboutUs', 'Who we are'],
      ['/vision', 'Vision and Mission'],
      ['/contact', 'Contact us'],
    ]);
    expect(
      within(menu)
        .getAllByRole('button')
        .map((parent) => parent.textContent),
    ).toEqual(['Industries', 'About Us']);
    expect(screen.getByRole('link', { name: 'Get A Quote' }).getAttribute('href')).toBe('/contact');
  });

  it('shows the number that Make a Call dials', () => {
    showHeader();
    const name = `Make a Call ${company.phone.shown}`;
    const calls = screen.getAllByRole('link', { name });
    expect(calls.map((call) => call.getAttribute('href'))).toContain(`tel:${company.phone.dialled}`);
  });

  it('links home with the brand', () => {
    showHeader({ at: '/contact' });
    expect(screen.getByRole('link', { name: /Malvanta/ }).getAttribute('href')).toBe('/');
  });

  it('marks the current page and its branch', () => {
    showHeader({ at: '/service/web' });
    const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
    expect(current('Services')).toBe('true');
    expect(current('Home')).toBeNull();
    expect(current('Contact us')).toBeNull();
  });

  it.each(['/healthcare', '/Healthcare/'])('marks the current page when its path is written %s', (at) => {
    showHeader({ at });
    expect(screen.getByRole('link', { name: 'Healthcare' }).getAttribute('aria-current')).toBe('page');
    expect(button('Industries').hasAttribute('data-current')).toBe(true);
  });
});

describe('a submenu on a desktop', () => {
  it('opens and closes with a click', async () => {
    const { user } = showHeader();
    await user.click(button('Industries'));
    expect(isOpen('Industries')).toBe(true);
    await user.click(button('Industries'));
    expect(isOpen('Industries')).toBe(false);
  });

  it('opens by hover and closes when the pointer leaves', async () => {
    const { user } = showHeader();
    await user.hover(button('Industries'));
    expect(isOpen('Industries')).toBe(true);
    await user.hover(button('About Us'));
    expect([isOpen('Industries'), isOpen('About Us')]).toEqual([false, true]);
    await user.hover(button('On the page'));
    expect(isOpen('About Us')).toBe(false);
  });

  it('opens by arrow key, and arrow keys wrap around', async () => {
    const { user } = showHeader();
    act(() => button('About Us').focus());
    await user.keyboard('{ArrowDown}');
    expect(isOpen('About Us')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Who we are');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Vision and Mission');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Who we are');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Vision and Mission');
  });

  it.each(['Control', 'Meta', 'Alt', 'Shift'])(
    'leaves arrow keys with %s to the browser',
    async (modifier) => {
      const { user } = showHeader();
      act(() => button('About Us').focus());
      await user.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
      expect(isOpen('About Us')).toBe(false);
      expect(document.activeElement).toBe(button('About Us'));
    },
  );

  it('closes with Escape and returns the focus', async () => {
    const { user } = showHeader();
    act(() => button('Industries').focus());
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Capital Market');
    await user.keyboard('{Escape}');
    expect(isOpen('Industries')).toBe(false);
    expect(document.activeElement).toBe(button('Industries'));
  });

  it('closes with Escape while it is only hovered, and does not move the focus', async () => {
    const { user } = showHeader();
    act(() => button('On the page').focus());
    await user.hover(button('Industries'));
    await user.keyboard('{Escape}');
    expect(isOpen('Industries')).toBe(false);
    expect(document.activeElement).toBe(button('On the page'));
  });

  it('closes when Tab leaves it', async () => {
    const { user } = showHeader();
    act(() => button('About Us').focus());
    await user.keyboard('{ArrowUp}{Tab}');
    expect(document.activeElement?.textContent).toBe('Contact us');
    expect(isOpen('About Us')).toBe(false);
  });

  it('closes with a click outside', async () => {
    const { user } = showHeader();
    await user.click(button('Industries'));
    await user.click(button('On the page'));
    expect(isOpen('Industries')).toBe(false);
  });

  it('closes when a link is chosen', async () => {
    const { user, place } = showHeader();
    await user.click(button('Industries'));
    await user.click(screen.getByRole('link', { name: 'Retail' }));
    expect(place()).toBe('/Retail');
    expect(isOpen('Industries')).toBe(false);
  });

  it('closes when the link of the current page is chosen', async () => {
    const { user } = showHeader({ at: '/Retail' });
    await user.click(button('Industries'));
    await user.click(screen.getByRole('link', { name: 'Retail' }));
    expect(isOpen('Industries')).toBe(false);
  });

  it('closes when the page changes without a press outside, as by going back', async () => {
    const { user, place } = showHeader({ at: '/blog' });
    await user.click(button('Industries'));
    fireEvent.click(screen.getByRole('link', { name: 'Malvanta, home' }));
    expect(place()).toBe('/');
    expect(isOpen('Industries')).toBe(false);
  });
});

describe('the menu on a phone', () => {
  const phone = { width: 390 };

  it('opens and closes with its button', async () => {
    const { user } = showHeader(phone);
    const toggle = button('Open menu');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBeTruthy();
    await user.click(toggle);
    expect(button('Close menu').getAttribute('aria-expanded')).toBe('true');
    await user.click(button('Close menu'));
    expect(button('Open menu').getAttribute('aria-expanded')).toBe('false');
  });

  it('makes the page behind it inert while it is open', async () => {
    const { user } = showHeader(phone);
    const page = screen.getByRole('main');
    await user.click(button('Open menu'));
    await waitFor(() => expect(page.inert).toBe(true));
    await user.click(button('Close menu'));
    expect(page.inert).toBe(false);
  });

  it('expands its submenus in place, several at once', async () => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    await user.click(button('Industries'));
    await user.click(button('About Us'));
    expect([isOpen('Industries'), isOpen('About Us')]).toEqual([true, true]);
    await user.click(button('Industries'));
    expect(isOpen('Industries')).toBe(false);
  });

  it.each([
    ['with its button', (user: User) => user.click(button('Close menu'))],
    ['on a wider window', async () => act(() => resizeTo(1440))],
  ])('closes its submenus, too, %s', async (_, close) => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    await user.click(button('Industries'));
    await user.click(button('About Us'));
    await close(user);
    expect([isOpen('Industries'), isOpen('About Us')]).toEqual([false, false]);
  });

  it('ignores hover', async () => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    await user.hover(button('Industries'));
    expect(isOpen('Industries')).toBe(false);
  });

  it.each(['Services', 'Get A Quote', 'Malvanta, home'])('closes when %s is chosen', async (name) => {
    const { user } = showHeader({ ...phone, at: '/blog' });
    await user.click(button('Open menu'));
    await user.click(screen.getByRole('link', { name }));
    expect(button('Open menu')).toBeTruthy();
    expect(screen.getByRole('main').inert).toBe(false);
  });

  it('closes when the current page is chosen, and keeps the focus', async () => {
    const { user } = showHeader({ ...phone, at: '/service' });
    await user.click(button('Open menu'));
    await user.click(screen.getByRole('link', { name: 'Services' }));
    expect(document.activeElement).toBe(button('Open menu'));
  });

  it('closes with Escape, even from a submenu, and returns the focus', async () => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    await user.click(button('Industries'));
    await user.keyboard('{ArrowDown}{Escape}');
    expect(document.activeElement).toBe(button('Open menu'));
  });

  it('closes with a click on the dimmed page', async () => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    fireEvent.click(screen.getByRole('banner'));
    expect(button('Open menu')).toBeTruthy();
  });

  it('closes when the window grows to desktop width', async () => {
    const { user } = showHeader(phone);
    await user.click(button('Open menu'));
    act(() => resizeTo(1440));
    expect(button('Open menu')).toBeTruthy();
    expect(screen.getByRole('main').inert).toBe(false);
  });
});

describe('the header while scrolling', () => {
  async function scrollTo(top: number) {
    window.scrollTo({ top });
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await new Promise(requestAnimationFrame);
    });
  }

  it('goes through its three states', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
    showHeader();
    expect(stateOf()).toBe('normal');
    await scrollTo(800);
    expect(stateOf()).toBe('sticky');
    await scrollTo(700);
    expect(stateOf()).toBe('shown-sticky');
    await scrollTo(0);
    expect(stateOf()).toBe('normal');
  });
});

describe('before scripts run', () => {
  it('contains every link and lets the browser open the menu', () => {
    const html = renderToString(
      <MemoryRouter>
        <Header />
      </MemoryRouter>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelectorAll('nav a')).toHaveLength(11);
    const toggle = page.querySelector('button[popovertarget]');
    const menu = page.getElementById(toggle?.getAttribute('popovertarget') ?? '');
    expect(menu?.getAttribute('popover')).toBe('auto');
    // No element may have `aria-expanded="false"` while only the style sheet controls the menu.
    expect(page.querySelector('[aria-expanded]')).toBeNull();
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('keeps a submenu open whose link has the focus when they run', async () => {
    resizeTo(1440);
    const header = (
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(header);
    const link = screen.getByRole('link', { name: 'Banking' });
    link.focus();
    const root = await act(async () => hydrateRoot(place, header));
    onTestFinished(() => act(() => root.unmount()));
    await waitFor(() => expect(isOpen('Industries')).toBe(true));
    expect(document.activeElement).toBe(link);
    expect(isOpen('About Us')).toBe(false);
  });
});
