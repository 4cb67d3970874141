import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFontSubset, readFontSubset } from './font-subset';
import { preloadedFonts } from './preloaded-fonts';

const { resolve } = createRequire(import.meta.url);
const styleSheet = join(import.meta.dirname, '../../shared/src/styles/fonts.css');

async function subsetFaces() {
  const faces = (await readFile(styleSheet, 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
  return faces.filter((face) => face.includes('?characters='));
}

it('reads single characters, ranges of them and weights', () => {
  expect(readFontSubset('?characters=41-43,A9&weights=400-600')).toEqual({
    characters: 'ABC©',
    weights: { min: 400, max: 600 },
  });
});

it.each(['?characters=', '?characters=41', '?characters=U+41&weights=400-600'])('refuses %s', (query) => {
  expect(() => readFontSubset(query)).toThrow('Write ?characters=');
});

it('has exactly the characters of its unicode-range and the weights of its font face', async () => {
  const faces = await subsetFaces();
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const [, characters = '', weights = ''] = /\?characters=([^&]*)&weights=([\d-]*)"/.exec(face) ?? [];
    const [, range = ''] = /unicode-range: ([^;]*);/.exec(face) ?? [];
    expect(range.split(', ').map((part) => part.replace('U+', ''))).toEqual(characters.split(','));
    expect(face).toContain(`font-weight: ${weights.replace('-', ' ')};`);
  }
});

it('is lighter than the whole font', async () => {
  const whole = await readFile(
    resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  );
  const subset = await makeFontSubset(whole, { characters: 'Malvanta', weights: { min: 400, max: 600 } });
  expect(subset.subarray(0, 4).toString()).toBe('wOF2');
  expect(subset.length).toBeLessThan(whole.length / 2);
});

it('is recognized by its name, and has the same position in every build', () => {
  const [heading, text] = [
    'static/font/heading-subset.08fdb6f71b.woff2',
    'static/font/text-subset.708fa9560b.woff2',
  ];
  expect(preloadedFonts([text, 'static/font/text.ae05c57c27.woff2', heading, 'main.js'])).toEqual([
    heading,
    text,
  ]);
});
