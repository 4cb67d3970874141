import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

export const fontFamily = 'Bricolage Grotesque';

const fontFile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
);

const options: ResvgRenderOptions = {
  font: { fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: fontFamily },
};

/** @returns the drawing as a PNG, `width` pixels wide */
export function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** The same in its own size, without transparency, and rendered and encoded in other threads. */
export async function toPngAsync(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, options);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** @returns the width of a line of text in the heading font, in the units of the drawing */
export function measureText(svgText: string): number {
  return new Resvg(svgText, options).getBBox()?.width ?? 0;
}
