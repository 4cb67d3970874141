import { renderPage } from '@site/kit/testing/render-page';
import { Phone } from 'lucide';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon';

describe('Icon', () => {
  it('has the size it is told and is silent for screen readers', () => {
    const { container } = renderPage(<Icon of={Phone} size={32} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('width')).toBe('32');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
  });
});
