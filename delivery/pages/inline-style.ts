import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseUrl, type ServedRelease } from '../store/live-releases';
import { releaseFolder } from '../store/release-store';

/** A released style sheet as it stands in a page, which saves a page the round trip for it. */
export interface InlineStyle {
  /** Its name relative to the build, by which the chunk loader knows it and does not ask again. */
  name: string;
  /** Its element, as it is sent. */
  element: Buffer;
  /** The hash of its text, as the security policy names it. */
  hash: string;
}

/**
 * Reads style sheets of releases from the store, each of them once: many pages have the same.
 * @returns what reads some of a release, by their names within it
 */
export function styleReader(): (release: ServedRelease, files: string[]) => InlineStyle[] {
  const known = new Map<string, InlineStyle>();
  return (release, files) =>
    files.map((name) => {
      const file = join(releaseFolder(release.app, release.version), name);
      const style = known.get(file) ?? inlineStyle(release, name, readFileSync(file, 'utf8'));
      known.set(file, style);
      return style;
    });
}

/**
 * @param file the style sheet's name within its release
 * @throws when its text would end the element that it stands in
 */
export function inlineStyle(release: ServedRelease, file: string, text: string): InlineStyle {
  const css = withAddresses(release, file, text);
  const unfit = unfitForPage.exec(css)?.[0];
  if (unfit) {
    throw new Error(
      `${release.app} ${release.version}: ${file} contains ${nameOf(unfit)} and cannot stand in a page.`,
    );
  }
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const name = file.replace(/^web\//, '');
  return { name, element: Buffer.from(`<style data-href="${name}">${css}</style>`), hash };
}

/** What would end its element, and the characters that HTML has no place for: the gate looks no further at styles. */
const unfitForPage = /<\/style|(?![\t\n\f\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/iu;

function nameOf(unfit: string): string {
  return unfit.startsWith('<')
    ? unfit
    : `the character U+${unfit.codePointAt(0)?.toString(16).padStart(4, '0')}`;
}

/** What a style sheet names relative to itself lies elsewhere than the page that it now stands in. */
function withAddresses(release: ServedRelease, file: string, text: string): string {
  const base = new URL(file, 'http://release/');
  return text.replaceAll(/url\((["']?)(?!data:|#|\/)([^"')]+)\1\)/g, (whole, _quote, address: string) => {
    if (URL.canParse(address)) return whole;
    return `url(${releaseUrl(release, new URL(address, base).pathname.slice(1))})`;
  });
}
