import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { messageOf } from '@site/shared/node/message-of';
import sharp from 'sharp';
import { filesBelow } from '../../files-below';
import { reportErrors } from '../../rsbuild/report-errors';
import { root } from '../../workspace';
import { ContentError } from '../read-entry';
import { isPicture, type Picture, readPicture, type Variant } from './read-picture';

/** `npm ci` empties it. */
const cache = join(root, 'node_modules/.cache/pictures');

/** Adds the pictures of entries to the build for browsers, under the names in the entries. */
export function pluginPictures(): RsbuildPlugin {
  return {
    name: 'pictures',
    setup(api) {
      const { rootPath } = api.context;
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, sources }) => {
        await reportErrors(compilation, async () => {
          for (const path of picturesIn(join(rootPath, 'src/content')))
            for (const { variant, content } of await makePictures(path, cache))
              compilation.emitAsset(variant.file, new sources.RawSource(content));
        });
      });
    },
  };
}

/**
 * Makes every file of a picture, or finds it in the cache.
 * @param path of the picture
 * @param cache a folder
 * @throws naming a picture that pages can't show, even one that no entry refers to
 */
export async function makePictures(
  path: string,
  cache: string,
): Promise<{ variant: Variant; content: Buffer }[]> {
  const picture = pictureAt(path);
  const made = await Promise.all(
    picture.variants.map(async (variant) => ({ variant, content: await pictureIn(cache, path, variant) })),
  );
  await requireUpright(path, picture);
  return made;
}

/** Pages reserve the room that `readPicture` finds, which knows the orientation of JPEG only. */
async function requireUpright(path: string, { width, height }: Picture): Promise<void> {
  const { autoOrient } = await sharp(path).metadata();
  if (autoOrient.width !== width || autoOrient.height !== height)
    throw pictureError(
      path,
      'is stored on its side, with a note to rotate it: open it in a picture editor and save it as JPEG',
    );
}

function picturesIn(folder: string): string[] {
  return filesBelow(folder)
    .filter(isPicture)
    .map((name) => join(folder, name));
}

function pictureAt(path: string): Picture {
  try {
    return readPicture(path);
  } catch (problem) {
    throw pictureError(path, `${reasonOf(problem)}, or remove it`);
  }
}

/** Its name contains the hash of its content, so a file of the cache is never out of date. */
async function pictureIn(cache: string, path: string, variant: Variant): Promise<Buffer> {
  const file = join(cache, basename(variant.file));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const content = await makePicture(path, variant);
  await mkdir(dirname(file), { recursive: true });
  // Whole or not at all: several builds may run at once.
  const staging = `${file}.${process.pid}`;
  await writeFile(staging, content);
  await rename(staging, file);
  return content;
}

/** Turned by the camera's orientation, without what the camera noted, such as the place. */
async function makePicture(path: string, { width, format }: Variant): Promise<Buffer> {
  const picture = sharp(path).rotate().resize({ width, withoutEnlargement: true });
  try {
    return await (format === 'avif'
      ? picture.avif({ quality: 55 })
      : picture.webp({ quality: 78 })
    ).toBuffer();
  } catch (problem) {
    throw pictureError(
      path,
      `can't be read to its end (${reasonOf(problem)}): open it in a picture editor and save it again`,
    );
  }
}

function pictureError(path: string, message: string): ContentError {
  return new ContentError([`${relative(process.cwd(), path)}: ${message}`]);
}

/** Its first line: libvips adds the messages of the other sizes that are made at the same time. */
function reasonOf(problem: unknown): string {
  const [line = ''] = messageOf(problem).split('\n', 1);
  return line;
}
