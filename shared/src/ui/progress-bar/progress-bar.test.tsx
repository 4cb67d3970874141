import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it('has a label and a value, without a style attribute', () => {
    const { getByRole, getAllByText, container } = renderPage(
      <ProgressBar label="Cloud Computing" value={98} />,
    );
    expect(getByRole('progressbar', { name: 'Cloud Computing' }).getAttribute('value')).toBe('98');
    expect(getAllByText('98%').length).toBeGreaterThan(0);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
