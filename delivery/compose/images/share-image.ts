import { company } from '@site/shared/company/company';
import { html } from '@site/shared/node/html';
import { dyes } from '@site/shared/weave/dyes';
import { weave } from '@site/shared/weave/weave';
import { svgDocument, svgPaths } from '@site/shared/weave/weave-svg';
import { placeMark } from './place-mark';
import { fontFamily, measureText, toPngAsync } from './rasterise';
import { wrapTitle } from './wrap-title';

export interface SharedPage {
  /** The page's title, without the company's name. */
  title: string;
  /** Seeds the weave; with the page's path it is the same as on the page. */
  seed: string;
}

/** @returns the 1200 × 630 PNG for links to a page on other sites */
export function shareImagePng(page: SharedPage): Promise<Buffer> {
  return toPngAsync(shareImageSvg(page));
}

/** The same as SVG; its text is set in the heading font. */
export function shareImageSvg({ title, seed }: SharedPage): string {
  const { lines, size } = setTitle(drawable(title));
  const leading = size * 1.1;
  const first = 492 - (lines.length - 1) * leading;
  const cloth = weave({ seed, width: 440, height: 632, density: 3, composition: ['pallu', 'gangaJamna'] });
  return svgDocument(
    1200,
    630,
    [
      // Threads lie half a pixel off: without smoothing each is distinct, and is drawn in a third of the time.
      `<g transform="translate(760)" shape-rendering="crispEdges">${svgPaths(cloth)}</g>`,
      // The weave's dashes start left of it, below the background of the text.
      `<rect width="760" height="630" fill="${dyes.night}"/>`,
      placeMark(72, 68, 40),
      text(company.name, { x: 128, y: 101, size: 36 }),
      ...lines.map((line, at) => text(line, { x: 70, y: first + at * leading, size })),
      `<path d="M72 540h616" fill="none" stroke="${dyes.marigold}" stroke-width="3" stroke-dasharray="15 5"/>`,
      text(`${company.tagline}, ${company.office.city}`, {
        x: 72,
        y: 578,
        size: 22,
        colour: dyes['on-night-soft'],
      }),
    ].join(''),
  );
}

/** Characters that the font lacks, which would be drawn as boxes. */
const lacking =
  /[^ -~\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00ff\u0152\u0153\u2000-\u200b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u20ac\u20b9\u2122\u2212]/gu;

/**
 * A title with plain hyphens, without emoji and other signs that the font lacks; the company's name where it lacks a
 * letter.
 */
function drawable(title: string): string {
  const plain = title.replaceAll(/[\u2010\u2011]/g, '-');
  const lacks = plain.match(lacking) ?? [];
  return /\p{L}/u.test(lacks.join('')) ? company.name : plain.replaceAll(lacking, '').trim();
}

/** The largest font size that needs at most four lines. */
function setTitle(title: string): { lines: string[]; size: number } {
  const set = (size: number) => {
    const measure = (words: string) => (widthOf(words) * size) / measuredSize;
    return { lines: wrapTitle(title, 630, measure), size };
  };
  for (const size of [84, 74, 64]) {
    const { lines } = set(size);
    if (lines.length * size * 1.1 <= 340) return { lines, size };
  }
  return set(54);
}

const measuredSize = 100;
const maxWidths = 10_000;
const widths = new Map<string, number>();

/** The width of a word at {@link measuredSize}. The titles of a site share most words, and measuring one takes 0.3 ms. */
function widthOf(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  // A release service runs for months, and any team may add words.
  if (widths.size === maxWidths) widths.clear();
  const width = measureText(svgDocument(4000, 200, text(word, { size: measuredSize })));
  widths.set(word, width);
  return width;
}

interface Setting {
  size: number;
  x?: number;
  y?: number;
  colour?: string;
}

function text(words: string, { size, x = 0, y = 100, colour = dyes['on-night'] }: Setting): string {
  const tracking = (size * -0.026).toFixed(2);
  return html`<text x="${x}" y="${y}" font-family="${fontFamily}" font-weight="700" font-size="${size}" letter-spacing="${tracking}" fill="${colour}">${words}</text>`
    .text;
}
