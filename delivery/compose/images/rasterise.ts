import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { convert } from 'fontverter';
import sharp from 'sharp';

export const fontFamily = 'Bricolage Grotesque';

const fontFile = await trueTypeFile();

/** @returns the drawing as a PNG, in its own size, or `width` pixels wide */
export function toPng(svg: string, width?: number): Buffer {
  return open(svg, width).render().asPng();
}

/** The same without transparency, and rendered and encoded in other threads. */
export async function toPngAsync(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, options());
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** @returns the width of a line of text in the heading font, in the units of the drawing */
export function measureText(svgText: string): number {
  return open(svgText).getBBox()?.width ?? 0;
}

function open(svg: string, width?: number): Resvg {
  return new Resvg(svg, options(width));
}

function options(width?: number): ResvgRenderOptions {
  return {
    font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: fontFamily },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  };
}

/** The rasteriser needs a TrueType file, but the font's package contains WOFF: converted once, and cached by its hash. */
async function trueTypeFile(): Promise<string> {
  const woff = await readFile(
    createRequire(import.meta.url).resolve(
      '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    ),
  );
  const hash = createHash('sha256').update(woff).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `site-heading-${hash}.ttf`);
  if (!existsSync(file)) {
    // Renamed, so that no other process reads a partial font.
    const stagingPath = `${file}.${process.pid}`;
    await writeFile(stagingPath, await convert(woff, 'sfnt'));
    await rename(stagingPath, file);
  }
  return file;
}
