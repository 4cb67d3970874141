import { type MotifName, motifs } from './motifs';
import { weaveThreads } from './threads';
import { area, type WeaveShape } from './weave-shape';

export interface BandPlan {
  motif: MotifName;
  /** `weft` runs across the cloth, `warp` down. */
  direction: 'weft' | 'warp';
  /** Its start, across its own direction. */
  from: number;
  /** The side of one crossing within the motif. */
  cell: number;
  /** How often the motif's rows are woven one under the other. */
  repeats: number;
  /** A filled band is dyed; an open one shows the field. */
  ground: 'filled' | 'open';
}

/** The width of a band across its direction, including guard threads. */
export function bandDepth({ motif, cell, repeats }: Pick<BandPlan, 'motif' | 'cell' | 'repeats'>): number {
  const rows = motifs[motif].length;
  return (rows * repeats + (repeats - 1) + 2 * guard) * cell;
}

/** Rows of ground and guard thread at each side of the figure. */
const guard = 3;

/** A border band: its ground, two fine guard threads at either side, and the figure between them. */
export function weaveBand(plan: BandPlan, cloth: { width: number; height: number }): WeaveShape[] {
  const { direction, from, cell } = plan;
  const across = direction === 'weft';
  const length = across ? cloth.width : cloth.height;
  const depth = bandDepth(plan);
  const ink = plan.ground === 'filled' ? 'onBand' : 'figure';
  const ground = plan.ground === 'filled' ? 'band' : 'ground';
  const empty = '.';
  const figure: readonly string[] = motifs[plan.motif];
  const rows = Array.from({ length: plan.repeats }, (_, at) =>
    at === 0 ? figure : [empty, ...figure],
  ).flat();
  const line = (at: number, thread: 'thread' | typeof ink): WeaveShape => ({
    ink: thread,
    stroke: Math.max(2, Math.round(cell / 2)),
    d: across ? `M0 ${at}H${length}` : `M${at} 0V${length}`,
  });
  return [
    across ? area(ground, 0, from, length, depth) : area(ground, from, 0, depth, length),
    line(from + cell / 2, 'thread'),
    line(from + depth - cell / 2, 'thread'),
    line(from + cell * 1.5, ink),
    line(from + depth - cell * 1.5, ink),
    ...weaveThreads({
      rows,
      inks: { '#': ink, o: 'thread' },
      cell,
      direction,
      from: from + guard * cell,
      length,
    }),
  ];
}
