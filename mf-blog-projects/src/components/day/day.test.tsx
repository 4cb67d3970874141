import { renderPage } from '@site/kit/testing/render-page';
import { expect, it } from 'vitest';
import { Day } from './day';

it('shows the day, with the ISO date in `datetime`', () => {
  const { getByText } = renderPage(<Day of="2024-02-19" />);
  expect(getByText('19/02/2024').getAttribute('datetime')).toBe('2024-02-19');
});
