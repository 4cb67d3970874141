import { describe, expect, it } from 'vitest';
import { pngSignature, readPng } from '../../testing/read-png';
import { faviconSvg, iconPng } from './site-icon';

describe('site icons', () => {
  it('returns the favicon as a small drawing', () => {
    expect(faviconSvg()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48">.*<\/svg>$/);
    expect(faviconSvg().length).toBeLessThan(1000);
  });

  it.each([192, 512])('returns the icon of %i pixels, plain and maskable', (size) => {
    expect(readPng(iconPng(size))).toEqual({ signature: pngSignature, width: size, height: size });
    expect(readPng(iconPng(size, 'maskable'))).toEqual({
      signature: pngSignature,
      width: size,
      height: size,
    });
    expect(iconPng(size)).not.toEqual(iconPng(size, 'maskable'));
  });
});
