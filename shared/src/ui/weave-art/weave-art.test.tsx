import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { WeaveArt } from './weave-art';

describe('WeaveArt', () => {
  it('is silent for screen readers and carries no style attribute', () => {
    const { container } = renderPage(<WeaveArt seed="/blog" palette="night" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('weaves the same cloth for the same seed, another for another', () => {
    const draw = (seed: string) => renderPage(<WeaveArt seed={seed} />).container.innerHTML;
    const first = draw('/blog');
    expect(draw('/blog')).toBe(first);
    expect(draw('/project')).not.toBe(first);
  });
});
