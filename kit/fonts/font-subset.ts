import subsetFont from 'subset-font';
import { SourceError } from '../source-error';

/** The parts of a variable font that are kept. */
export interface FontSubset {
  characters: string;
  weights: { min: number; max: number };
}

/** Kerning, ligatures, and figures of one width: the only font features that the site uses. */
const features = ['kern', 'liga', 'tnum'];
/** Name records that the SIL Open Font License requires in the file (condition 2). */
const copyrightAndLicence = [0, 13, 14];

/** Whether a URL requests a subset of a font. */
export function isFontSubset(address: string): boolean {
  return address.includes('?characters=');
}

/**
 * Reads the subset that a URL requests, for instance `?characters=20-7E,A9&weights=400-600`.
 * @param query characters as hexadecimal code points and ranges of them, weights as a range
 * @throws when the query is malformed
 */
export function readFontSubset(query: string): FontSubset {
  const { characters, weights } =
    /^\?characters=(?<characters>[\dA-F,-]+)&weights=(?<weights>\d+-\d+)$/.exec(query)?.groups ?? {};
  if (!characters || !weights)
    throw new SourceError(
      `"${query}" is not a subset of a font. Write ?characters=20-7E,A9&weights=400-600.`,
    );
  const [min = 0, max = 0] = weights.split('-').map(Number);
  const codes = characters.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return { characters: String.fromCodePoint(...codes), weights: { min, max } };
}

/** @returns the WOFF 2 of a variable font with only these characters and weights */
export function makeFontSubset(font: Buffer, { characters, weights }: FontSubset): Promise<Buffer> {
  // A variable, because the package's types lack the last two options, which an object literal in the call may not have.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: copyrightAndLicence,
    keepFeatures: features,
    noHinting: true,
  } as const;
  return subsetFont(font, characters, options);
}
