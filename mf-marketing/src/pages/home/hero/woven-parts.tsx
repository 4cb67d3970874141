import { useId } from 'react';
import { RibbonDrawing } from './ribbon';
import styles from './woven-parts.module.css';
import { air, breadth, cloth, warpCrossings, warps, wefts } from './woven-parts-plan';

interface WovenPartsProps {
  /** What the four ribbons stand for, from the top. */
  parts: readonly string[];
}

/** The idea of the site in one picture: named parts with loose ends on one side, one cloth on the other. Decoration. */
export function WovenParts({ parts }: WovenPartsProps) {
  const id = useId();
  const crossings = warpCrossings();
  return (
    <svg
      className={styles.cloth}
      viewBox={`0 0 ${cloth.width} ${cloth.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <mask id={`${id}over`} maskUnits="userSpaceOnUse" x={0} y={0} {...cloth} fill="white">
          {crossings.map(({ warp, weft }) => (
            <rect
              key={`${warp.motif} ${weft.motif}`}
              x={warp.middle - breadth(warp) / 2 - air}
              y={weft.middle - breadth(weft) / 2 - air - overlap}
              width={breadth(warp) + 2 * air}
              height={breadth(weft) + 2 * (air + overlap)}
            />
          ))}
        </mask>
      </defs>
      <g id={`${id}warps`}>
        {warps.map((warp) => (
          <RibbonDrawing key={warp.motif} ribbon={warp} direction="warp" />
        ))}
      </g>
      {wefts.map((weft, row) => (
        <g key={weft.motif} className={styles.weft}>
          <RibbonDrawing ribbon={weft} direction="weft" />
          <Label from={weft.from} middle={weft.middle} text={parts[row] ?? ''} />
        </g>
      ))}
      {/*
       * Plain weave is drawn in three sheets: the warps, the wefts, and the warps again where they lie on top.
       * A mask, not a clip path: that would smooth the edge of every stroke by itself, and leave hairlines.
       */}
      <use href={`#${id}warps`} mask={`url(#${id}over)`} />
    </svg>
  );
}

/** By so much the sheets overlap, so that no hair of the ground shines through a seam. */
const overlap = 2;

/** The label sewn to a ribbon's end. */
function Label({ from, middle, text }: { from: number; middle: number; text: string }) {
  const x = from + 14;
  const width = 132;
  const height = 44;
  return (
    <g>
      <rect x={x} y={middle - height / 2} width={width} height={height} rx="3" className={styles.label} />
      <path
        d={`M${x + 5} ${middle - height / 2 + 5}h${width - 10}v${height - 10}h${10 - width}z`}
        className={styles.seam}
      />
      <text x={x + width / 2} y={middle + 6} textAnchor="middle" className={styles.word}>
        {text}
      </text>
    </g>
  );
}
