import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar';

describe('ProgressBar', () => {
  it('says what it measures and how far it is, without a style attribute', () => {
    const { getByRole, getAllByText, container } = renderPage(
      <ProgressBar label="Cloud Computing" value={98} />,
    );
    expect(getByRole('progressbar', { name: 'Cloud Computing' }).getAttribute('value')).toBe('98');
    expect(getAllByText('98%').length).toBeGreaterThan(0);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
