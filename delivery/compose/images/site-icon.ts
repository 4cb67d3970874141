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

const icoPixels = 32;

/** @returns `favicon.ico`: the same as a PNG, in a container with one entry */
export function faviconIco(): Buffer {
  const png = iconPng(icoPixels);
  const header = Buffer.alloc(22);
  // The type of an icon, and the number of its pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Of the picture: width and height, colour planes and bits of a pixel, its length and where it starts.
  header.fill(icoPixels, 6, 8);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
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
