import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** How many pixels differ. */
  pixels: number;
  /** Their share of the picture, in percent. */
  percentage: number;
  /** A picture that shows them in red. */
  picture: Buffer;
}

/**
 * Compares two pictures pixel by pixel. Where their sizes differ, pixels that only one has count as different.
 * @param before a PNG
 */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    difference.data,
    width,
    height,
    // One browser draws both, so the smallest difference counts.
    { threshold: 0, includeAA: true },
  );
  const percentage = (pixels / (width * height)) * 100;
  return { pixels, percentage, picture: PNG.sync.write(difference) };
}

/** The picture at the top left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
