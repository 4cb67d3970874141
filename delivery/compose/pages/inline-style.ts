import { createHash } from 'node:crypto';
import { Html, html } from '@site/shared/node/html';
import { releaseUrl, type ServedRelease } from '../../registry/live-releases';
import { releasedFile } from '../../registry/release-store';
import { readPart, requireDocumentSize } from './document-size';

/** A released style sheet inlined into a page, which saves the browser a round trip. */
export interface InlineStyle {
  /** Its element. The chunk loader finds it by its `data-href` and doesn't load the file again. */
  element: string;
  /** The hash of its text for the security policy. */
  hash: string;
}

/**
 * Reads style sheets of releases from the store, each once, because many pages share them.
 * @returns a function that reads files of a release, by their names within it
 */
export function styleReader(): (release: ServedRelease, files: string[]) => InlineStyle[] {
  const styles = new Map<string, InlineStyle>();
  return (release, files) => {
    const found: InlineStyle[] = [];
    let bytes = 0;
    for (const name of files) {
      const file = releasedFile(release, name);
      const style = styles.get(file) ?? inlineStyle(release, name, readPart(release, name));
      styles.set(file, style);
      bytes += Buffer.byteLength(style.element);
      requireDocumentSize('styles', bytes);
      found.push(style);
    }
    return found;
  };
}

/**
 * @param file the style sheet's name within its release
 * @throws when its text would end its element
 */
export function inlineStyle(release: ServedRelease, file: string, text: string): InlineStyle {
  const css = withAddresses(release, file, text);
  if (/<\/style/i.test(css)) {
    throw new Error(
      `${release.app} ${release.version}: ${file} contains </style and cannot be part of a page. Write the text as an escape.`,
    );
  }
  return styleElement(file, css);
}

/** Marks a style sheet as loaded for the chunk loader; its rules are in another style sheet of the page. */
export function emptyStyle(file: string): InlineStyle {
  return styleElement(file, '');
}

function styleElement(file: string, css: string): InlineStyle {
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const name = file.replace(/^web\//, '');
  return { element: html`<style data-href="${name}">${new Html(css)}</style>`.text, hash };
}

/** Resolves URLs relative to the style sheet, which differ from those relative to the page. */
function withAddresses(release: ServedRelease, file: string, text: string): string {
  const base = new URL(file, 'http://release/');
  return text.replaceAll(/url\((["']?)(?!data:|#|\/)([^"'()]+)\1\)/g, (whole, _quote, address: string) => {
    if (URL.canParse(address)) return whole;
    return `url(${releaseUrl(release, new URL(address, base).pathname.slice(1))})`;
  });
}
