import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutFont, readCut } from './cut-font';
import { cutFontsAmong } from './cut-fonts-among';

const { resolve } = createRequire(import.meta.url);
const styleSheet = join(import.meta.dirname, '../../shared/src/styles/fonts.css');

async function cutFaces() {
  const faces = (await readFile(styleSheet, 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
  return faces.filter((face) => face.includes('?characters='));
}

it('reads single characters, ranges of them and weights', () => {
  expect(readCut('?characters=41-43,A9&weights=400-600')).toEqual({
    characters: 'ABC©',
    weights: { min: 400, max: 600 },
  });
});

it.each(['?characters=', '?characters=41', '?characters=U+41&weights=400-600'])('refuses %s', (query) => {
  expect(() => readCut(query)).toThrow('Write ?characters=');
});

it('is asked for just the characters that the browser looks for in it, and the weights of the face', async () => {
  const faces = await cutFaces();
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
  const cut = await cutFont(whole, { characters: 'Malvanta', weights: { min: 400, max: 600 } });
  expect(cut.subarray(0, 4).toString()).toBe('wOF2');
  expect(cut.length).toBeLessThan(whole.length / 2);
});

it('is told from a whole font by its name, and stands in the same order in every build', () => {
  const [heading, text] = [
    'static/font/heading-cut.08fdb6f71b.woff2',
    'static/font/text-cut.708fa9560b.woff2',
  ];
  expect(cutFontsAmong([text, 'static/font/text.ae05c57c27.woff2', heading, 'main.js'])).toEqual([
    heading,
    text,
  ]);
});
