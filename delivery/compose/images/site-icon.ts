import { dyes } from '@site/shared/weave/dyes';
import { svgDocument } from '@site/shared/weave/weave-svg';
import { placeMark } from './place-mark';
import { toPng } from './rasterise';

/** @returns `favicon.svg`: the mark on a rounded indigo square */
export function faviconSvg(): string {
  return svgDocument(
    48,
    48,
    `<rect width="48" height="48" rx="9" fill="${dyes.night}"/>${placeMark(9, 9, 30)}`,
  );
}

/**
 * @param size in pixels: a web manifest needs 192 and 512
 * @param purpose a `maskable` icon fills its square and keeps the mark within the middle 80 %
 * @returns a PNG
 */
export function iconPng(size: number, purpose: 'any' | 'maskable' = 'any'): Buffer {
  if (purpose === 'any') return toPng(faviconSvg(), size);
  const ground = `<rect width="48" height="48" fill="${dyes.night}"/>`;
  return toPng(svgDocument(48, 48, ground + placeMark(12, 12, 24)), size);
}
