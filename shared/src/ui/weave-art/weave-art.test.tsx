import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { WeaveArt } from './weave-art';

describe('WeaveArt', () => {
  it('is hidden from screen readers and has no style attribute', () => {
    const { container } = renderPage(<WeaveArt seed="/blog" palette="night" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('[style]')).toBeNull();
  });
});
