import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { imageSources } from '../publish/composer-hash';
import { linkOrCopy } from '../publish/link-or-copy';
import { sourceHash } from '../source-hash';
import { buildNotes } from '../workspace';

/** A hash of the sources and packages that draw the images. */
let drawing: Promise<string> | undefined;

/**
 * Writes the image that stands for a page where its address is shared. Drawing takes some 20 ms, so images are cached.
 * @param title the page's, without the company's name
 */
export async function writeShareImage(file: string, path: string, title: string): Promise<void> {
  drawing ??= sourceHash(imageSources);
  const key = createHash('sha256')
    .update(`${await drawing}\0${path}\0${title}`)
    .digest('hex')
    .slice(0, 32);
  const cached = join(buildNotes, 'share-images', `${key}.png`);
  if (!existsSync(cached)) {
    // Imported lazily: fonts and renderer take 0.1 s to load.
    const { shareImagePng } = await import('../images/share-image');
    await mkdir(dirname(cached), { recursive: true });
    const stagingPath = `${cached}.${process.pid}.staging`;
    await writeFile(stagingPath, await shareImagePng({ title, seed: path }), { flush: true });
    await rename(stagingPath, cached);
  }
  linkOrCopy(cached, file);
}
