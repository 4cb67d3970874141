import type { TechnologyName } from '../src/content/technologies';
import outlines from './outlines.json' with { type: 'json' };

const placeholder =
  '<rect x="8.5" y="8.5" width="7" height="7" transform="rotate(45 12 12)" fill="none" stroke="currentColor"/>';

/** Outlines from simple-icons; null for a technology without a logo there. */
const known: Partial<Record<TechnologyName, string | null>> = outlines;

/**
 * The outline of a technology's logo, or a small diamond where there is none.
 * @returns an SVG element that fills 24 × 24 units
 * @throws when the outline was not written yet
 */
export function logoSvg(name: TechnologyName): string {
  const outline = known[name];
  if (outline === undefined)
    throw new Error(`outlines.json does not contain ${name}. Write it: npm run logos -w mf-marketing`);
  return outline === null ? placeholder : `<path d="${outline}"/>`;
}
