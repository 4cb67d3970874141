import { describe, expect, it } from 'vitest';
import { pngSignature, readPng } from '../../testing/read-png';
import { faviconIco, faviconSvg, iconPng } from './site-icon';

describe('site icons', () => {
  it('returns the favicon as a small drawing', () => {
    expect(faviconSvg()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48">.*<\/svg>$/);
    expect(faviconSvg().length).toBeLessThan(1000);
  });

  it('returns the favicon as an ICO of one picture', () => {
    const ico = faviconIco();
    const numbers = [0, 2, 4, 10, 12].map((offset) => ico.readUInt16LE(offset));
    expect(numbers).toEqual([0, 1, 1, 1, 32]);
    expect([...ico.subarray(6, 10)]).toEqual([32, 32, 0, 0]);
    const [bytes, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(start + bytes).toBe(ico.length);
    expect(readPng(ico.subarray(start))).toEqual({ signature: pngSignature, width: 32, height: 32 });
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
