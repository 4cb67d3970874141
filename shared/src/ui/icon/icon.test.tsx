import { renderPage } from '@site/kit/testing/render-page';
import { Phone } from 'lucide';
import { expect, it } from 'vitest';
import { Icon } from './icon';

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
