import { dyes } from './dyes';
import { palettes, type WeavePalette } from './palettes';
import type { WeaveShape } from './weave-shape';

/** @param content SVG elements, already escaped */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** @returns the shapes as `<path>` elements in the palette's dyes */
export function svgPaths(shapes: WeaveShape[], palette: WeavePalette): string {
  return shapes
    .map(({ ink, d, stroke, dash }) => {
      const colour = dyes[palettes[palette][ink]];
      if (stroke === undefined) return `<path fill="${colour}" d="${d}"/>`;
      const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
      return `<path fill="none" stroke="${colour}" stroke-width="${stroke}"${dashes} d="${d}"/>`;
    })
    .join('');
}
