import { type Dye, dyes } from './dyes';
import type { WeaveInk, WeaveShape } from './weave-shape';

/** The dyes of `night`, for pictures outside of pages. A test compares them with the style sheet. */
export const nightDyes = {
  ground: 'night',
  field: 'night-line',
  figure: 'dusk-line',
  band: 'action',
  onBand: 'dusk',
  thread: 'marigold',
} as const satisfies Record<WeaveInk, Dye>;

/** @param content SVG elements, already escaped */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** @returns the shapes as `<path>` elements in the dyes of `night` */
export function svgPaths(shapes: WeaveShape[]): string {
  return shapes
    .map(({ ink, d, stroke, dash }) => {
      const colour = dyes[nightDyes[ink]];
      if (stroke === undefined) return `<path fill="${colour}" d="${d}"/>`;
      const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
      return `<path fill="none" stroke="${colour}" stroke-width="${stroke}"${dashes} d="${d}"/>`;
    })
    .join('');
}
