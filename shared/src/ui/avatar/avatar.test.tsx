import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { drawLook } from './look';

describe('Avatar', () => {
  it('draws the same person for the same name, and is hidden from screen readers', () => {
    const draw = (name: string) => renderPage(<Avatar name={name} />).container.innerHTML;
    const first = draw('Aarti Joshi');
    expect(draw('Aarti Joshi')).toBe(first);
    expect(draw('Rohan Verma')).not.toBe(first);
    expect(first).toContain('aria-hidden="true"');
  });

  it('uses the given features and derives the others from the name', () => {
    const look = drawLook('Aarti Joshi', { hair: 'bun', garment: 'sari' });
    expect(look).toEqual({ ...drawLook('Aarti Joshi'), hair: 'bun', garment: 'sari' });
  });
});
