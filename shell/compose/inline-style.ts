import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseUrl, type ServedRelease } from './live-releases';
import { releaseFolder } from './release-store';

/** A released style sheet as it stands in a page, which saves a page the round trip for it. */
export interface InlineStyle {
  /** Its name relative to the build, by which the chunk loader knows it and does not ask again. */
  name: string;
  css: string;
  /** Its hash, as the security policy names it. */
  hash: string;
}

/** Reads style sheets of a release from the store. */
export function readInlineStyles(release: ServedRelease, files: string[]): Promise<InlineStyle[]> {
  return Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(releaseFolder(release.app, release.version), file), 'utf8');
      return inlineStyle(release, file, css);
    }),
  );
}

/**
 * @param file the style sheet's name within its release
 * @throws when its text would end the element that it stands in
 */
export function inlineStyle(release: ServedRelease, file: string, text: string): InlineStyle {
  const css = withAddresses(release, file, text);
  if (/<\/style/i.test(css)) {
    throw new Error(
      `${release.app} ${release.version}: ${file} contains </style and cannot stand in a page.`,
    );
  }
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return { name: file.replace(/^web\//, ''), css, hash };
}

/** What a style sheet names relative to itself lies elsewhere than the page that it now stands in. */
function withAddresses(release: ServedRelease, file: string, text: string): string {
  const base = new URL(file, 'http://release/');
  return text.replaceAll(/url\((["']?)(?!data:|#|\/)([^"')]+)\1\)/g, (whole, _quote, address: string) => {
    if (URL.canParse(address)) return whole;
    return `url(${releaseUrl(release, new URL(address, base).pathname.slice(1))})`;
  });
}
