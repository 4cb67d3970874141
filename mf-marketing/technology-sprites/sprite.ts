import type { TechnologyName } from '../src/content/technologies';
import { logoSvg } from './logo-svg';

/** The distance from one logo to the next. A logo is 24 units high; the gap keeps its neighbours out of sight. */
const step = 32;

/** An SVG with one logo below the other, in the order of `names`. */
export function spriteSvg(names: readonly TechnologyName[]): string {
  const logos = names.map(
    (name, place) => `<g transform="translate(0 ${place * step})">${logoSvg(name)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${names.length * step}">${logos.join('')}</svg>`;
}

/**
 * The rules that give each logo its sprite and its place in it.
 * @param lists the technologies of each sprite, by the sprite's name
 */
export function spriteRules(lists: Readonly<Record<string, readonly TechnologyName[]>>): string {
  const sprites = Object.keys(lists).map(
    (name) => `.logo[data-sprite="${name}"] { --sprite: url("./sprite.svg?url&of=${name}"); }`,
  );
  const longest = Math.max(...Object.values(lists).map(({ length }) => length));
  const places = Array.from(
    { length: longest },
    (_, place) => `.logo[data-place="${place}"] { --place: ${place}; }`,
  );
  return `@layer components {\n${[...sprites, ...places].join('\n')}\n}\n`;
}
