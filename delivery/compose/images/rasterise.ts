import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

export const fontFamily = 'Bricolage Grotesque';

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
);

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
