import { renderPage } from '@site/kit/testing/render-page';
import { expect, it } from 'vitest';
import { Day } from './day';

it('says the day to readers and to machines', () => {
  const { getByText } = renderPage(<Day of="2024-02-19" />);
  expect(getByText('19/02/2024').getAttribute('datetime')).toBe('2024-02-19');
});
