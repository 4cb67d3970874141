import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { PhotoSource } from '@site/shared/content/photo-data';
import { imageSize } from 'image-size';

export const pictureTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The widths of a picture in pixels; none is wider than its file. */
const widths = [480, 960, 1440];

const formats = ['avif', 'webp'] as const;

/** A photograph as a camera makes it is larger than a repository should keep. */
export const largestBytes = 5_000_000;

/** The limit of WebP for each side, in pixels; that of AVIF is one pixel more. */
const longestSide = 16_383;

/** Changes the names of all pictures when they are made differently. */
const recipe = '1';

export interface Variant {
  /** Its name in the release: it changes with the content, so that it can be cached forever. */
  file: string;
  width: number;
  format: (typeof formats)[number];
}

export interface Picture {
  width: number;
  height: number;
  variants: Variant[];
}

/** What a page needs of a picture. URLs have the `asset:` scheme: that of the release is not known yet. */
export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources: PhotoSource[];
}

/**
 * Reads a picture of an entry.
 * @param src as the entry writes it: `./van.jpg`
 * @param folder of the entry
 * @throws with the remedy when it is not a picture that a page can show
 */
export function pictureOf(src: string, folder: string): PictureData {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(src))
    throw new Error(
      `an image must be next to the entry, not at ${src}: copy it there and name it ./${basename(src)}`,
    );
  const path = decoded(src);
  if (path.split(/[/\\]/).includes('..'))
    throw new Error(`an image must be in the entry's folder or below, not at ${src}`);
  const { width, height, variants } = readPicture(join(folder, path));
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    images: variants
      .filter((variant) => variant.format === format)
      .map(({ file, width }) => ({ src: `asset:${file}`, width })),
  }));
  const largest = sources.at(-1)?.images.at(-1);
  return { src: largest?.src ?? '', width, height, sources };
}

/** Whether a file's extension is that of a picture, in upper or lower case. */
export function isPicture(name: string): boolean {
  return pictureTypes.includes(extname(name).toLowerCase());
}

/** @throws when there is no such file, or not one that a page can show */
export function readPicture(path: string): Picture {
  if (!isPicture(path))
    throw new Error(`${basename(path)} is not an image type that pages show: use ${pictureTypes.join(', ')}`);
  const content = readFileIfThere(path);
  if (!content) throw new Error(`there is no image ${basename(path)}: put it where the entry names it`);
  if (content.length > largestBytes)
    throw new Error(
      `${basename(path)} has ${(content.length / 1e6).toFixed(1)} MB: save it smaller, with at most ${largestBytes / 1e6} MB`,
    );
  const { width, height } = sizeOf(path, content);
  if (Math.max(width, height) > longestSide)
    throw new Error(
      `${basename(path)} has ${width} × ${height} pixels: save it smaller, with at most ${longestSide} on each side`,
    );
  const hash = createHash('sha256').update(recipe).update(content).digest('hex').slice(0, 10);
  const name = basename(path, extname(path)).replaceAll(/[^\w-]/g, '-');
  const variants = formats.flatMap((format) =>
    widthsOf(width).map((each) => ({
      file: `static/image/${name}-${each}.${hash}.${format}`,
      width: each,
      format,
    })),
  );
  return { width, height, variants };
}

function decoded(src: string): string {
  try {
    return decodeURI(src);
  } catch (cause) {
    throw new Error(`the address of the image is malformed (${src}): rename the image without %`, { cause });
  }
}

/** A file that is narrower than a width is kept at its own. */
function widthsOf(width: number): number[] {
  return [...new Set(widths.map((each) => Math.min(each, width)))];
}

/** As browsers show it, which rotate a photo by the camera's orientation. */
function sizeOf(path: string, content: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch (cause) {
    throw new Error(`${basename(path)} is damaged, or its extension does not match its type: save it again`, {
      cause,
    });
  }
}

function readFileIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
