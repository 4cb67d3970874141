import { renderPage } from '@site/kit/testing/render-page';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serviceList } from '../../content/service-list/service-list';
import { serviceListEntry } from '../../entries/service-entries';
import { templateServices } from '../../entries/template-services';
import { Island } from './service-cards-island';

const { shown, more, less } = serviceList;
const entry = serviceListEntry(templateServices);
const all = entry.cards.length;
const list = <Island entry={entry} path={serviceList.path} />;

/** The list that the button controls. */
function folded() {
  const controlled = document.getElementById(screen.getByRole('button').getAttribute('aria-controls') ?? '');
  if (!controlled) throw new Error('The button controls nothing.');
  return controlled;
}

test('keeps all services in the HTML and collapses those after the first', () => {
  const { container } = renderPage(list);
  expect(container.querySelectorAll('article')).toHaveLength(all);
  expect(folded().querySelectorAll('article')).toHaveLength(all - shown);
  expect(folded().getAttribute('hidden')).toBe('until-found');
});

test('shows all with View More, and the first again with View Less', async () => {
  const { user } = renderPage(list);
  const button = screen.getByRole('button', { name: more, expanded: false });
  await user.click(button);
  expect(button.textContent).toBe(less);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(folded().hasAttribute('hidden')).toBe(false);

  await user.click(button);
  expect(button.textContent).toBe(more);
  expect(folded().getAttribute('hidden')).toBe('until-found');
});

test('expands when find-in-page finds a match in it', () => {
  renderPage(list);
  act(() => {
    folded().dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(screen.getByRole('button', { name: less, expanded: true })).toBeTruthy();
  expect(folded().hasAttribute('hidden')).toBe(false);
});
