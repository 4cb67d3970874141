import type { Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { followLinks, pathInSite } from './path-in-site';

/** Returns the router's navigation after a click on a link with these attributes. */
function click(attributes: Record<string, string>, modifiers: MouseEventInit = {}) {
  // Outside the document, where links are not followed.
  const page = document.createElement('div');
  const link = page.appendChild(document.createElement('a'));
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const label = link.appendChild(document.createElement('span'));
  let asked: string | undefined;
  page.addEventListener(
    'click',
    (event) => {
      asked = pathInSite(event);
    },
    { capture: true },
  );
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  label.dispatchEvent(event);
  return { asked, taken: event.defaultPrevented };
}

test('handles a plain click on a link within the site', () => {
  expect(click({ href: '/career?from=mail#jobs' })).toEqual({ asked: '/career?from=mail#jobs', taken: true });
});

test('prevents the navigation of a placeholder', () => {
  expect(click({ href: '#' })).toEqual({ asked: undefined, taken: true });
});

test.each([
  ['to another site', { href: 'https://example.com/' }, {}],
  ['to what is no URL', { href: 'https://[' }, {}],
  ['to an anchor on the same page', { href: '#page' }, {}],
  ['into a new tab', { href: '/career', target: '_blank' }, {}],
  ['that downloads', { href: '/blog/feed.xml', download: '' }, {}],
  ['with the key for a new tab', { href: '/career' }, { ctrlKey: true }],
  ['with that key on a Mac', { href: '/career' }, { metaKey: true }],
  ['with the key for a new window', { href: '/career' }, { shiftKey: true }],
  ['with the key for a download', { href: '/career' }, { altKey: true }],
  ['of the middle button', { href: '/career' }, { button: 1 }],
  ['outside of links', {}, {}],
])('leaves a click %s to the browser', (_, attributes, modifiers) => {
  expect(click(attributes, modifiers)).toEqual({ asked: undefined, taken: false });
});

test('a link to the current URL adds no entry to the history; a click that was handled is not followed', () => {
  const navigator = { push: vi.fn(), replace: vi.fn() };
  const page = document.body.appendChild(document.createElement('main'));
  const stop = followLinks(page, navigator as Partial<Navigator> as Navigator);
  const clickOn = (href: string, listen?: (event: Event) => void) => {
    const link = page.appendChild(document.createElement('a'));
    link.href = href;
    if (listen) link.addEventListener('click', listen);
    link.click();
  };
  clickOn('/');
  clickOn('/career');
  clickOn('/contact', (event) => event.preventDefault());
  stop();
  clickOn('/team');
  expect(navigator.replace.mock.calls).toEqual([['/']]);
  expect(navigator.push.mock.calls).toEqual([['/career']]);
});
