import { weaveBand } from './bands';
import { type CompositionName, compositionNames, compositions } from './compositions';
import { fieldNames, fields } from './fields';
import { seededRandom } from './random';
import { area, type WeaveShape } from './weave-shape';

export type { WeavePalette } from './palettes';

/** 1 is coarse and bold, 3 is fine. */
export type WeaveDensity = 1 | 2 | 3;

export interface WeaveOptions {
  /** Any text; the same text always gives the same cloth. A page's path or title is a good seed. */
  seed: string;
  density?: WeaveDensity;
  /** Size of the picture in its own units; 960 × 720 by default. */
  width?: number;
  height?: number;
  /** The arrangement of the borders; random by default. */
  composition?: CompositionName | readonly [CompositionName, ...CompositionName[]];
}

/**
 * Draws a piece of cloth: a quiet field, up to three borders and a marigold thread that runs through the field.
 * Pure and deterministic; whole numbers only; a few hundred bytes up to 3 kB of path data.
 * @returns the shapes in the order in which they are painted
 */
export function weave({
  seed,
  density = 2,
  width = 960,
  height = 720,
  composition: choice = compositionNames,
}: WeaveOptions): WeaveShape[] {
  const random = seededRandom(seed);
  const cell = cellOf[density];
  const cloth = { width, height, cell };
  const composition = typeof choice === 'string' ? choice : random.pick(choice);
  const field = fields[random.pick(fieldNames)](cloth, random);
  const bands = compositions[composition](cloth, random);
  const threadAt = Math.round((width * random.pick([0.19, 0.31, 0.5, 0.62, 0.81])) / cell) * cell;
  return [
    area('ground', 0, 0, width, height),
    ...field,
    leadingThread(threadAt, cloth),
    ...bands.flatMap((band) => weaveBand(band, cloth)),
  ];
}

const cellOf = { 1: 16, 2: 12, 3: 8 } as const satisfies Record<WeaveDensity, number>;

/** The accent thread runs under every fourth weft thread, and under the borders. */
function leadingThread(at: number, { height, cell }: { height: number; cell: number }): WeaveShape {
  return {
    ink: 'thread',
    d: `M${at} 0V${height}`,
    stroke: Math.max(2, Math.round(cell / 2)),
    dash: `${cell * 3} ${cell}`,
  };
}
