import { type BandPlan, bandDepth } from './bands';
import { type MotifName, motifNames } from './motifs';
import type { SeededRandom } from './random';

interface Cloth {
  width: number;
  height: number;
  cell: number;
}

/** Arrangements of the borders on the cloth; each is named after a part of a sari, or a way of laying it out. */
export const compositions = { kinar, doKinar, pallu, kona, patta, gangaJamna, plain } satisfies Record<
  string,
  (cloth: Cloth, random: SeededRandom) => BandPlan[]
>;

export type CompositionName = keyof typeof compositions;

/** The arrangements for random choice; `plain` is only used on request. */
export const compositionNames = ['kinar', 'doKinar', 'pallu', 'kona', 'patta', 'gangaJamna'] as const;

/** One broad border at the foot. */
function kinar(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const band = design(cloth, random, 3, cloth.height * 0.6);
  return [{ ...band, direction: 'weft', from: cloth.height - bandDepth(band) - cloth.cell * 2 }];
}

/** A broad border at the foot, a fine one at the head. */
function doKinar(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const foot = design(cloth, random, 2, cloth.height * 0.45);
  const head = design(cloth, random, 1, cloth.height * 0.25);
  return [
    { ...head, direction: 'weft', from: cloth.cell * 2 },
    { ...foot, direction: 'weft', from: cloth.height - bandDepth(foot) - cloth.cell * 2 },
  ];
}

/** The end piece: two or three upright bands close together, the broad one outermost. */
function pallu(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const plans: BandPlan[] = [];
  let right = cloth.width - cloth.cell * 2;
  for (const largest of [2, 1, 1].slice(0, random.int(2, 3))) {
    const band = design(cloth, random, largest, cloth.width * 0.35);
    // The field stays visible: the last band is omitted, not cut.
    if (right - bandDepth(band) < cloth.width * 0.15) break;
    right -= bandDepth(band);
    plans.push({ ...band, direction: 'warp', from: right });
    right -= cloth.cell * random.pick([2, 4]);
  }
  return plans;
}

/** Two borders that cross in a corner. */
function kona(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const upright = design(cloth, random, 2, cloth.width * 0.35);
  const foot = design(cloth, random, 2, cloth.height * 0.45);
  return [
    { ...upright, direction: 'warp', from: cloth.cell * random.pick([3, 6]) },
    { ...foot, direction: 'weft', from: cloth.height - bandDepth(foot) - cloth.cell * 3 },
  ];
}

/** One band through the cloth, off its middle. */
function patta(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const band = design(cloth, random, 3, cloth.height * 0.6);
  const room = cloth.height - bandDepth(band);
  const from = Math.round((room * random.pick([0.28, 0.62])) / cloth.cell) * cloth.cell;
  return [{ ...band, direction: 'weft', from }];
}

/** Two upright borders of different design, like two rivers that meet. */
function gangaJamna(cloth: Cloth, random: SeededRandom): BandPlan[] {
  const left = design(cloth, random, 2, cloth.width * 0.35);
  const right = design(cloth, random, 2, cloth.width * 0.35);
  return [
    { ...left, direction: 'warp', from: cloth.cell * 2 },
    { ...right, direction: 'warp', from: cloth.width - bandDepth(right) - cloth.cell * 2 },
  ];
}

/** The field alone. */
function plain(): BandPlan[] {
  return [];
}

type Design = Pick<BandPlan, 'motif' | 'cell' | 'repeats' | 'ground'>;

/**
 * @param largest how many threads of the field a crossing of the motif may take, at most
 * @param room the maximum depth of the band; a motif too tall for it is woven finer, or replaced by the flattest one
 */
function design(cloth: Cloth, random: SeededRandom, largest: number, room: number): Design {
  const wanted: MotifName = random.pick(motifNames);
  const ground = random.pick<BandPlan['ground']>(['filled', 'filled', 'open']);
  for (let size = random.int(Math.max(1, largest - 1), largest); size > 0; size -= 1) {
    const cell = cloth.cell * size;
    const repeats =
      size === 1 && largest > 1 && bandDepth({ motif: wanted, cell, repeats: 2 }) <= room ? 2 : 1;
    if (bandDepth({ motif: wanted, cell, repeats }) <= room) return { motif: wanted, cell, repeats, ground };
  }
  return { motif: 'damru', cell: Math.max(2, 2 * Math.floor(room / 30)), repeats: 1, ground };
}
