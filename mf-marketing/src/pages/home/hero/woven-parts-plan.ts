import { bandDepth } from '@site/shared/weave/bands';
import type { MotifName } from '@site/shared/weave/motifs';
import type { WeavePalette } from '@site/shared/weave/weave';

/** A border of its own design that is one strand of the large weave. */
export interface Ribbon {
  motif: MotifName;
  palette: WeavePalette;
  /** The position of its middle line: from the top for a weft, from the left for a warp. */
  middle: number;
  /** The position of its first loose end, along the ribbon. */
  from: number;
  /** The position of the other one; without it the ribbon continues beyond the picture. */
  to?: number;
}

export const cloth = { width: 1600, height: 800 };

/** The side of one crossing within a ribbon's motif. */
export const cell = 7;

/** The gap around the upper ribbon, so that it is visible which one is above. */
export const air = 8;

/** The vertical strands. Phones show two of them, wide screens four or five, very wide ones all. */
export const warps: readonly Ribbon[] = [
  { motif: 'leheria', palette: 'dusk', middle: 322, from: 74, to: 756 },
  { motif: 'chatai', palette: 'indigo', middle: 488, from: 34, to: 776 },
  { motif: 'heera', palette: 'paper', middle: 654, from: 62, to: 740 },
  { motif: 'kangura', palette: 'night', middle: 820, from: 28, to: 768 },
  { motif: 'tara', palette: 'dusk', middle: 986, from: 68, to: 748 },
  { motif: 'iint', palette: 'indigo', middle: 1152, from: 40, to: 770 },
  { motif: 'chameli', palette: 'paper', middle: 1318, from: 56, to: 752 },
  { motif: 'damru', palette: 'night', middle: 1484, from: 32, to: 764 },
];

/** The horizontal ribbons, each with its own pattern. */
export const wefts: readonly Ribbon[] = [
  { motif: 'bugdi', palette: 'night', middle: 158, from: 72 },
  { motif: 'asharfi', palette: 'marigold', middle: 322, from: 36 },
  { motif: 'ghat', palette: 'indigo', middle: 486, from: 92 },
  { motif: 'rui', palette: 'dusk', middle: 650, from: 58 },
];

/** The width of a ribbon. */
export function breadth({ motif }: Ribbon): number {
  return bandDepth({ motif, cell, repeats: 1 });
}

/** Plain weave alternates over and under. @returns the crossings where the warp is on top */
export function warpCrossings(): { warp: Ribbon; weft: Ribbon }[] {
  return warps.flatMap((warp, column) =>
    wefts.filter((_, row) => (row + column) % 2 === 0).map((weft) => ({ warp, weft })),
  );
}
