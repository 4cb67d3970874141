import { company } from '@site/shared/company/company';
import { dyes } from '@site/shared/weave/dyes';

export interface SiteFile {
  /** Relative to the site's root. */
  file: string;
  content: Buffer | string;
}

const sizes = [192, 512] as const;

/** The names of these files. */
export const siteIconFiles = [
  'favicon.svg',
  'apple-touch-icon.png',
  ...sizes.flatMap((size) => [`icons/${size}.png`, `icons/${size}-maskable.png`]),
  'manifest.webmanifest',
];

/** Icons and the web manifest. */
export async function siteIcons(): Promise<SiteFile[]> {
  // Imported lazily: fonts and renderer take 0.1 s to load, and most releases keep these files.
  const { faviconSvg, iconPng } = await import('../images/site-icon');
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
