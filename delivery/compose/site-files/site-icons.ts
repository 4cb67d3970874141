import { company } from '@site/shared/company/company';
import { dyes } from '@site/shared/weave/dyes';

const sizes = [192, 512] as const;

type Drawings = typeof import('../images/site-icon');

/** Each file, and how it is drawn. */
const files: Record<string, (drawings: Drawings) => Buffer | string> = {
  'favicon.svg': ({ faviconSvg }) => faviconSvg(),
  // No page names it: browsers without SVG icons, crawlers and readers of feeds look for it by this name.
  'favicon.ico': ({ faviconIco }) => faviconIco(),
  'apple-touch-icon.png': ({ iconPng }) => iconPng(180, 'maskable'),
  'icons/192.png': ({ iconPng }) => iconPng(192),
  'icons/192-maskable.png': ({ iconPng }) => iconPng(192, 'maskable'),
  'icons/512.png': ({ iconPng }) => iconPng(512),
  'icons/512-maskable.png': ({ iconPng }) => iconPng(512, 'maskable'),
  'manifest.webmanifest': () => JSON.stringify(webManifest()),
};

/** The names of these files. */
export const siteIconFiles = Object.keys(files);

/** Icons and the web manifest, by their names in the site's root folder. */
export async function siteIcons(): Promise<{ file: string; content: Buffer | string }[]> {
  // Imported lazily: fonts and renderer take 0.1 s to load, and most releases keep these files.
  const drawings = await import('../images/site-icon');
  return Object.entries(files).map(([file, draw]) => ({ file, content: draw(drawings) }));
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
