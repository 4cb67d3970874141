import { company } from '@site/shared/company/company';
import { describe, expect, it } from 'vitest';
import { pngSignature, readPng } from '../../testing/read-png';
import { shareImagePng, shareImageSvg } from './share-image';

describe('share images', () => {
  it('gives every page its own share image of 1200 × 630, the same each time', async () => {
    const career = await shareImagePng({ title: 'Career', seed: '/career' });
    expect(readPng(career)).toEqual({ signature: pngSignature, width: 1200, height: 630 });
    expect(await shareImagePng({ title: 'Career', seed: '/career' })).toEqual(career);
    expect(await shareImagePng({ title: 'Team', seed: '/career' })).not.toEqual(career);
  });

  it('draws the title in the heading font, not an empty space', async () => {
    const empty = await shareImagePng({ title: ' ', seed: '/career' });
    const titled = await shareImagePng({ title: 'Career', seed: '/career' });
    expect(titled.length).toBeGreaterThan(empty.length);
  });

  it('keeps markup characters in a title', () => {
    expect(shareImageSvg({ title: 'AI & <ML>', seed: '/' })).toContain('AI &amp; &lt;ML&gt;');
  });

  it('sets a long title in several lines', () => {
    const lines = shareImageSvg({ title: 'Comprehensive IT Solutions Tailored to Your Business', seed: '/' });
    expect(lines).toContain('>to Your Business<');
  });

  it.each(['हमारे ग्राहक', 'Łódź'])(
    'draws the company’s name for %s, as the font lacks its letters',
    (title) => {
      expect(shareImageSvg({ title, seed: '/' })).toEqual(shareImageSvg({ title: company.name, seed: '/' }));
    },
  );

  it.each([
    ['Café “Zürich” 🚀', 'Café “Zürich”'],
    ['₹5\u202flakh', '₹5 lakh'],
    ['e\u2010ma\u00adil-to\u2011go', 'e-mail-to-go'],
  ])('draws %j as %j, without signs that the font lacks', (title, drawn) => {
    expect(shareImageSvg({ title, seed: '/' })).toContain(`>${drawn}<`);
  });
});
