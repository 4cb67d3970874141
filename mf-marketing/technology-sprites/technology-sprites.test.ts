import { describe, expect, test } from 'vitest';
import { type TechnologyName, technologyNames } from '../src/content/technologies';
import { technologyLists } from '../src/entries/technology-lists';
import { logoSvg } from './logo-svg';
import { spriteRules, spriteSvg } from './sprite';

test('every technology that content may name has a drawing', () => {
  for (const name of technologyNames) expect(logoSvg(name), name).toMatch(/^<(path|rect) [^>]+\/>$/);
});

test('a technology that simple-icons does not know stops the build with the remedy', () => {
  expect(() => logoSvg('Unheard Of' as TechnologyName)).toThrow(
    'There is no simple-icons/icons/unheardof.svg for Unheard Of. Give its file under otherFiles, or list it under withoutLogo',
  );
});

test('a sprite has its logos one below the other, in the order of the list', () => {
  const names = ['React', 'Salesforce', 'Go'] as const;
  const sprite = new DOMParser().parseFromString(spriteSvg(names), 'image/svg+xml');
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

describe('the rules', () => {
  const rules = spriteRules(technologyLists);

  test('name a sprite for each list', () => {
    const named = [...rules.matchAll(/data-sprite="([^"]+)"\] \{ --sprite: url\("[^"]*&of=([^"]+)"\)/g)];
    expect(named.map(([, name]) => name)).toEqual(Object.keys(technologyLists));
    expect(named.map(([, , of]) => of)).toEqual(Object.keys(technologyLists));
  });

  test('have a place for each logo of the longest list', () => {
    for (const list of Object.values(technologyLists)) {
      expect(rules).toContain(`[data-place="${list.length - 1}"] { --place: ${list.length - 1}; }`);
    }
  });
});
