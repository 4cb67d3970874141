import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** How many pixels differ, including those that only moved. */
  pixels: number;
  /** The first row that differs, from the top. */
  firstRow: number;
  /** How many rows of the later picture are nowhere in the earlier one. */
  newRows: number;
  /** By how many rows the later picture is longer; negative where it is shorter. */
  longer: number;
  /** A picture that shows them in red. */
  picture: Buffer;
}

/**
 * Compares two pictures pixel by pixel. Where their sizes differ, pixels that only one has count as different.
 * @param before a PNG
 * @returns nothing if no pixel differs
 */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | undefined {
  // Most pages have not changed, and reading their pictures takes a second.
  if (before.equals(after)) return undefined;
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
  if (pixels === 0) return undefined;
  return { pixels, ...differingRows(one, other), picture: PNG.sync.write(difference) };
}

/** A difference in words: a page to which a line is added has many different pixels, but few new rows. */
export function describeDifference({ firstRow, newRows, longer, pixels }: PictureDifference): string {
  const length = longer === 0 ? '' : `, ${Math.abs(longer)} rows ${longer > 0 ? 'longer' : 'shorter'}`;
  return `from row ${firstRow} on, ${newRows} new rows${length}, ${pixels} different pixels`;
}

function differingRows(before: PNG, after: PNG): Pick<PictureDifference, 'firstRow' | 'newRows' | 'longer'> {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  const known = new Set(old);
  const firstRow = current.findIndex((row, index) => row !== old[index]);
  return {
    firstRow: firstRow === -1 ? current.length : firstRow,
    newRows: current.filter((row) => !known.has(row)).length,
    longer: current.length - old.length,
  };
}

/** A hash of each row. */
function rowsOf({ data, width, height }: PNG): string[] {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) =>
    createHash('sha256')
      .update(data.subarray(row * bytes, (row + 1) * bytes))
      .digest('base64'),
  );
}

/** The picture at the top left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
