import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { unpackWoff } from './woff';

export const fontFamily = 'Bricolage Grotesque';

/** Node only. @returns the drawing as a PNG of its own size, or `width` pixels wide */
export function toPng(svg: string, width?: number): Buffer {
  return open(svg, width).render().asPng();
}

/** Node only. @returns how wide a line of text in the heading font comes out */
export function measureText(svgText: string): number {
  return open(svgText).getBBox()?.width ?? 0;
}

function open(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { fontFiles: [fontFile()], loadSystemFonts: false, defaultFontFamily: fontFamily },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  });
}

let unpacked: string | undefined;

/** The rasteriser reads TrueType from a file, the registry package holds WOFF: unpacked once, kept under its hash. */
function fontFile(): string {
  if (unpacked && existsSync(unpacked)) return unpacked;
  const packed = createRequire(import.meta.url).resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  );
  const woff = readFileSync(packed);
  const hash = createHash('sha256').update(woff).digest('hex').slice(0, 16);
  unpacked = join(tmpdir(), `site-heading-${hash}.ttf`);
  if (!existsSync(unpacked)) {
    // Renamed into place, so that another process never reads half a font.
    const part = `${unpacked}.${process.pid}`;
    writeFileSync(part, unpackWoff(woff));
    renameSync(part, unpacked);
  }
  return unpacked;
}
