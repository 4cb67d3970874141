import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { TitledSection } from './titled-section';

describe('a titled section', () => {
  it('is a landmark named by its title', () => {
    const { getByRole } = renderPage(<TitledSection tone="night" title="Services" lead="All of them." />);
    expect(getByRole('region', { name: 'Services' }).getAttribute('data-tone')).toBe('night');
    expect(getByRole('heading', { level: 2, name: 'Services' })).toBeTruthy();
  });
});
