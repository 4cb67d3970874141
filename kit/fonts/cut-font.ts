import subsetFont from 'subset-font';

/** What is left of a variable font. */
export interface FontCut {
  characters: string;
  weights: { min: number; max: number };
}

/** Kerning, ligatures, and figures of one width: all of a font's features that the site uses. */
const features = ['kern', 'liga', 'tnum'];
/** Whose font it is and under which licence: both stay in the file (SIL Open Font License, condition 2). */
const copyrightAndLicence = [0, 13, 14];

/** True for an address that asks for a part of a font only. */
export function isCut(address: string): boolean {
  return address.includes('?characters=');
}

/**
 * Reads what an address asks for, for instance `?characters=20-7E,A9&weights=400-600`.
 * @param query characters as hexadecimal code points and ranges of them, weights as a range
 * @throws when it is not written like that
 */
export function readCut(query: string): FontCut {
  const { characters, weights } =
    /^\?characters=(?<characters>[\dA-F,-]+)&weights=(?<weights>\d+-\d+)$/.exec(query)?.groups ?? {};
  if (!characters || !weights)
    throw new Error(
      `"${query}" does not say what is wanted of a font. Write ?characters=20-7E,A9&weights=400-600.`,
    );
  const [min = 0, max = 0] = weights.split('-').map(Number);
  const codes = characters.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return { characters: String.fromCodePoint(...codes), weights: { min, max } };
}

/** @returns the WOFF 2 of a variable font with these characters and weights alone */
export function cutFont(font: Buffer, { characters, weights }: FontCut): Promise<Buffer> {
  // Not written into the call: the package's types do not know the last two yet.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: copyrightAndLicence,
    keepFeatures: features,
    noHinting: true,
  } as const;
  return subsetFont(font, characters, options);
}
