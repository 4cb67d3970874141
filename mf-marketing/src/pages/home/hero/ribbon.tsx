import { WeavePaths } from '@site/shared/ui/weave-paths';
import { weaveBand } from '@site/shared/weave/bands';
import { seededRandom } from '@site/shared/weave/random';
import styles from './woven-parts.module.css';
import { air, breadth, cell, cloth, type Ribbon } from './woven-parts-plan';

/** One strand with its fringe and the gap around it. */
export function RibbonDrawing({ ribbon, direction }: { ribbon: Ribbon; direction: 'weft' | 'warp' }) {
  const across = direction === 'weft';
  const broad = breadth(ribbon);
  const long = lengthOf(ribbon, across);
  const side = ribbon.middle - broad / 2;
  const size = across ? { width: long, height: broad } : { width: broad, height: long };
  const at = across ? { x: ribbon.from, y: side } : { x: side, y: ribbon.from };
  const shapes = weaveBand(
    { motif: ribbon.motif, direction, from: 0, cell, repeats: 1, ground: 'open' },
    size,
  );
  return (
    <g data-palette={ribbon.palette}>
      <path d={gapsAlong(ribbon, across)} className={styles.air} />
      <path d={fringe(ribbon, across)} className={styles.fringe} />
      <svg {...at} {...size} aria-hidden="true">
        <WeavePaths shapes={shapes} />
      </svg>
    </g>
  );
}

/** Two strips along the sides, slightly under the ribbon, so that no background shows where layers meet. */
function gapsAlong(ribbon: Ribbon, across: boolean): string {
  const half = breadth(ribbon) / 2;
  const long = lengthOf(ribbon, across);
  const broad = air + tucked;
  return [ribbon.middle - half - air, ribbon.middle + half - tucked]
    .map((side) =>
      across
        ? `M${ribbon.from} ${side}h${long}v${broad}h${-long}z`
        : `M${side} ${ribbon.from}h${broad}v${long}h${-broad}z`,
    )
    .join('');
}

const tucked = 1;

/** The fringe at a ribbon's ends: knots of three threads, of varying length. */
function fringe(ribbon: Ribbon, across: boolean): string {
  const random = seededRandom(`${ribbon.motif} fringe`);
  const broad = breadth(ribbon);
  const knots = Math.round(broad / knotWidth);
  const step = broad / knots;
  const ends = [{ at: ribbon.from, outwards: -1 }, ...(ribbon.to ? [{ at: ribbon.to, outwards: 1 }] : [])];
  let d = '';
  for (const { at, outwards } of ends) {
    for (let knot = 0; knot < knots; knot += 1) {
      const middle = ribbon.middle - broad / 2 + step * (knot + 0.5);
      const reach = random.int(18, 30);
      for (const side of [-1, 0, 1]) {
        const start = round(middle + (side * step) / 3);
        const tied = round(middle + (side * step) / 9);
        const knotAt = at + outwards * 9;
        const tip = at + outwards * (reach - Math.abs(side) * 3);
        d += across ? `M${at} ${start}L${knotAt} ${tied}H${tip}` : `M${start} ${at}L${tied} ${knotAt}V${tip}`;
      }
    }
  }
  return d;
}

const knotWidth = 15;

function lengthOf({ from, to }: Ribbon, across: boolean): number {
  return (to ?? (across ? cloth.width : cloth.height)) - from;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
