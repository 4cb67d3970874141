import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { WeaveBorder } from './weave-border';

describe('WeaveBorder', () => {
  it('fills the widest window without scaling, and is hidden from screen readers', () => {
    const { container } = renderPage(<WeaveBorder motif="chatai" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('width')).toBe('100%');
    expect(svg?.hasAttribute('viewBox')).toBe(false);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(container.innerHTML.length).toBeLessThan(3000);
  });
});
