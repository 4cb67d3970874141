import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from '@site/shared/company/company';
import { dyes } from '@site/shared/weave/dyes';
import { faviconSvg, iconPng, shareImagePng } from '../images/site-images';
import { imageSources } from '../publish/composer-hash';
import { linkOrCopy } from '../publish/link-or-copy';
import { sourceHash } from '../source-hash';
import { buildNotes } from '../workspace';

export interface SiteFile {
  /** Relative to the site's root. */
  file: string;
  content: Buffer | string;
}

const sizes = [192, 512] as const;

/** A hash of the sources and packages that draw the images. */
let drawing: Promise<string> | undefined;

/** Icons and the web manifest: files of the site that belong to no page. */
export function siteIcons(): SiteFile[] {
  return [
    { file: 'favicon.svg', content: faviconSvg() },
    { file: 'apple-touch-icon.png', content: iconPng(180, 'maskable') },
    ...sizes.flatMap((size) => [
      { file: `icons/${size}.png`, content: iconPng(size) },
      { file: `icons/${size}-maskable.png`, content: iconPng(size, 'maskable') },
    ]),
    { file: 'manifest.webmanifest', content: JSON.stringify(webManifest()) },
  ];
}

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
    await mkdir(dirname(cached), { recursive: true });
    const stagingPath = `${cached}.${process.pid}.staging`;
    await writeFile(stagingPath, shareImagePng({ title, seed: path }), { flush: true });
    await rename(stagingPath, cached);
  }
  linkOrCopy(cached, file);
}

function webManifest() {
  return {
    name: company.name,
    short_name: company.name,
    description: `${company.tagline}, ${company.place}`,
    start_url: '/',
    display: 'browser',
    background_color: dyes.paper,
    theme_color: dyes.paper,
    icons: sizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${size}${purpose === 'any' ? '' : '-maskable'}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
