import { createHash } from 'node:crypto';
import { dyes } from '@site/shared/weave/dyes';
import { stepInSprite } from '../src/components/technology-logo/view-in-sprite';
import type { TechnologyName } from '../src/content/technologies';
import { logoSvg } from './logo-svg';

export interface Sprite {
  /** Its name in the release: it changes with the drawing, so that it can be cached forever. */
  file: string;
  svg: string;
}

/**
 * Draws one logo below the other, in the order of `names`, so that a page requests one file instead of one for each logo. A
 * sprite of all logos would be four times as large as the largest of these.
 */
export function drawSprite(names: readonly TechnologyName[]): Sprite {
  const logos = names.map(
    (name, place) => `<g transform="translate(0 ${place * stepInSprite})">${logoSvg(name)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 ${names.length * stepInSprite}" color="${dyes.ink}" fill="currentColor">${logos.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { file: `static/svg/technologies.${hash}.svg`, svg };
}
