import { expect, test } from 'vitest';
import { type TechnologyName, technologyNames } from '../src/content/technologies';
import { technologyLists } from '../src/entries/technology-lists';
import type { TechnologyLogos } from '../src/entries/technology-logos';
import { routes } from '../src/routes';
import { logoSvg } from './logo-svg';
import { drawSprite } from './sprite';

test('every technology that content may name has a drawing', () => {
  for (const name of technologyNames) expect(logoSvg(name), name).toMatch(/^<(path|rect) [^>]+\/>$/);
});

test('a technology whose outline was not written fails the build with the remedy', () => {
  expect(() => logoSvg('Unheard Of' as TechnologyName)).toThrow(
    'outlines.json does not contain Unheard Of. Write it: npm run logos -w mf-marketing',
  );
});

test('a sprite has its logos one below the other, in the order of the list', () => {
  const names = ['React', 'Salesforce', 'Go'] as const;
  const sprite = new DOMParser().parseFromString(drawSprite(names).svg, 'image/svg+xml');
  expect(sprite.documentElement.getAttribute('viewBox')).toBe('0 0 24 96');
  const logos = [...sprite.querySelectorAll('g')];
  expect(logos.map((logo) => logo.getAttribute('transform'))).toEqual([
    'translate(0 0)',
    'translate(0 32)',
    'translate(0 64)',
  ]);
  expect(logos.map(({ firstElementChild }) => firstElementChild?.getAttribute('d'))).toEqual(
    names.map((name) => / d="([^"]+)"/.exec(logoSvg(name))?.[1] ?? null),
  );
});

test('a sprite is named by a hash of its drawing', () => {
  const { file } = drawSprite(['React', 'Go']);
  expect(file).toMatch(/^static\/svg\/technologies\.[0-9a-f]{10}\.svg$/);
  expect(drawSprite(['React', 'Go']).file).toBe(file);
  expect(drawSprite(['Go', 'React']).file).not.toBe(file);
});

test('the release has each sprite that an entry names', () => {
  // Entries with the same technologies share a sprite.
  const drawn = new Set(technologyLists.map((list) => `asset:${drawSprite(list).file}`));
  const named = routes.addresses.flatMap(({ entry }) => (hasLogos(entry) ? [entry.logos.src] : []));
  expect(new Set(named)).toEqual(drawn);
});

function hasLogos(entry: unknown): entry is TechnologyLogos {
  return typeof entry === 'object' && entry !== null && 'logos' in entry;
}
