import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';

export const imageTypes = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'];

/** Pages load on slow networks: a larger image was not optimized for the web. */
const largestBytes = 400_000;

export interface ContentImage {
  /** Its name in the release: it changes with the content, so that it can be cached forever. */
  file: string;
  width: number;
  height: number;
  content: Buffer;
}

/**
 * Reads an image of an article.
 * @param src as the article writes it
 * @param folder of the article
 * @throws with the remedy when it is not an image that a page can show
 */
export function readContentImage(src: string, folder: string): ContentImage {
  if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(src))
    throw new Error(
      `an image must be next to the article, not at ${src}: copy it there and name it ./${basename(src)}`,
    );
  const path = decodeURI(src);
  if (path.split(/[/\\]/).includes('..'))
    throw new Error(`an image must be in the article's folder or below, not at ${src}`);
  return readImage(join(folder, path));
}

/** @throws when there is no such file, or not one that a page can show */
export function readImage(path: string): ContentImage {
  const type = extname(path);
  if (!imageTypes.includes(type))
    throw new Error(`${basename(path)} is not an image type that pages show: use ${imageTypes.join(', ')}`);
  const content = readFileIfThere(path);
  if (!content) throw new Error(`there is no image ${basename(path)}: put it where the article names it`);
  if (content.length > largestBytes)
    throw new Error(
      `${basename(path)} has ${Math.round(content.length / 1000)} kB: save it smaller, with at most ${largestBytes / 1000} kB`,
    );
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `static/image/${basename(path, type)}.${hash}${type}`;
  return { file, ...sizeOf(path, content), content };
}

/** As browsers show it, which rotate a photo by the camera's orientation. */
function sizeOf(path: string, content: Buffer): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(content);
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch (cause) {
    throw new Error(`${basename(path)} is damaged, or its extension does not match its type`, { cause });
  }
}

function readFileIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
