import { mark } from '@site/shared/company/mark';
import { dyes } from '@site/shared/weave/dyes';

/** @returns the company's mark as SVG elements, with its corner at `x` and `y`, `size` wide, in the drawing's units */
export function placeMark(x: number, y: number, size: number): string {
  const scale = size / mark.size;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="${mark.stroke}"><path stroke="${dyes['on-night']}" d="${mark.threads}"/><path stroke="${dyes.marigold}" d="${mark.lead}"/></g>`;
}
