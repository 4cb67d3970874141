import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** How many pixels differ, those included that are only moved. */
  pixels: number;
  /** The first row that differs, from the top. */
  firstRow: number;
  /** How many rows of the later picture are between those that both have at the top and those that both have at the bottom. */
  changedRows: number;
  /** By how many rows the later picture is longer; negative where it is shorter. */
  moved: number;
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
  return { pixels, ...changedRows(one, other), picture: PNG.sync.write(difference) };
}

/** A difference in words: a page of which a line is added is moved below, but has few changed rows. */
export function describeDifference({ firstRow, changedRows, moved, pixels }: PictureDifference): string {
  const rows = `${changedRows} rows changed from row ${firstRow} on`;
  const rest =
    moved === 0 ? `${pixels} pixels` : `the rest ${Math.abs(moved)} rows ${moved > 0 ? 'lower' : 'higher'}`;
  return `${rows}, ${rest}`;
}

function changedRows(before: PNG, after: PNG): Pick<PictureDifference, 'firstRow' | 'changedRows' | 'moved'> {
  const rowOf = ({ data, width }: PNG, row: number) => data.subarray(row * width * 4, (row + 1) * width * 4);
  const shorter = Math.min(before.height, after.height);
  let firstRow = 0;
  while (firstRow < shorter && rowOf(before, firstRow).equals(rowOf(after, firstRow))) firstRow += 1;
  let below = 0;
  while (
    below < shorter - firstRow &&
    rowOf(before, before.height - 1 - below).equals(rowOf(after, after.height - 1 - below))
  )
    below += 1;
  return { firstRow, changedRows: after.height - firstRow - below, moved: after.height - before.height };
}

/** The picture at the top left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
