/**
 * Reads the colour tokens from tokens.css and measures their contrast after WCAG 2.2. OKLCH to sRGB after Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/
 */
export type LinearRgb = [red: number, green: number, blue: number];

/** @returns every `--color-…: oklch(L C H)` of the stylesheet, by its name without the leading dashes */
export function readColourTokens(css: string): Map<string, LinearRgb> {
  const declaration = /--color-([\w-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', lightness, chroma, hue]) => [
      name,
      oklchToLinear(Number(lightness), Number(chroma), Number(hue)),
    ]),
  );
}

/** @returns the contrast ratio, from 1 to 21 */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @returns `#rrggbb` */
export function toHex(colour: LinearRgb): string {
  return `#${colour
    .map((value) => Math.round(255 * encodeGamma(value)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function oklchToLinear(lightness: number, chroma: number, hue: number): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const colour: LinearRgb = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  // Clipped: the worst case on a screen with the sRGB gamut.
  return colour.map((value) => Math.min(1, Math.max(0, value))) as LinearRgb;
}

function encodeGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
