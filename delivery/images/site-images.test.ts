import { describe, expect, it } from 'vitest';
import { faviconSvg, iconPng, shareImagePng, shareImageSvg } from './site-images';

const pngSignature = '89504e470d0a1a0a';

function read(png: Buffer) {
  return { signature: png.toString('hex', 0, 8), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('site images', () => {
  it('gives the favicon as a small drawing', () => {
    expect(faviconSvg()).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48">.*<\/svg>$/);
    expect(faviconSvg().length).toBeLessThan(1000);
  });

  it.each([192, 512])('gives the icon of %i pixels, plain and maskable', (size) => {
    expect(read(iconPng(size))).toEqual({ signature: pngSignature, width: size, height: size });
    expect(read(iconPng(size, 'maskable'))).toEqual({ signature: pngSignature, width: size, height: size });
    expect(iconPng(size)).not.toEqual(iconPng(size, 'maskable'));
  });

  it('gives every page its own share image of 1200 × 630, the same each time', async () => {
    const career = await shareImagePng({ title: 'Career', seed: '/career' });
    expect(read(career)).toEqual({ signature: pngSignature, width: 1200, height: 630 });
    expect(await shareImagePng({ title: 'Career', seed: '/career' })).toEqual(career);
    expect(await shareImagePng({ title: 'Team', seed: '/career' })).not.toEqual(career);
  });

  it('draws the title in the heading font, not as nothing', async () => {
    const empty = await shareImagePng({ title: ' ', seed: '/career' });
    const titled = await shareImagePng({ title: 'Career', seed: '/career' });
    expect(titled.length).toBeGreaterThan(empty.length);
  });

  it('keeps signs of markup in a title as they are', () => {
    expect(shareImageSvg({ title: 'AI & <ML>', seed: '/' })).toContain('AI &amp; &lt;ML&gt;');
  });

  it('sets a long title in several lines', () => {
    const lines = shareImageSvg({ title: 'Comprehensive IT Solutions Tailored to Your Business', seed: '/' });
    expect(lines).toContain('>to Your Business<');
  });
});
