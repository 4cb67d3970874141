import { renderPage } from '@site/kit/testing/render-page';
import { expect, it } from 'vitest';
import { Icon } from './icon';
import { Phone } from './icons';

it('adds nothing to the name of the control that it decorates', () => {
  const { getByRole } = renderPage(
    <button type="button">
      <Icon of={Phone} /> Call
    </button>,
  );
  expect(getByRole('button', { name: 'Call' }).querySelector('svg')?.getAttribute('aria-hidden')).toBe(
    'true',
  );
});
