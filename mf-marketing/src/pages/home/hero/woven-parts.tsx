import { useId } from 'react';
import { RibbonDrawing } from './ribbon';
import styles from './woven-parts.module.css';
import { air, breadth, cloth, warpCrossings, warps, wefts } from './woven-parts-plan';

interface WovenPartsProps {
  /** The labels of the four ribbons, from the top. */
  parts: readonly string[];
}

/** The hero's picture: labelled ribbons woven into one cloth. Decorative. */
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
       * Plain weave needs three layers: the warps, the wefts, and the warps again where they are on top.
       * A mask, because a clip path antialiases every stroke separately and leaves hairlines.
       */}
      <use href={`#${id}warps`} mask={`url(#${id}over)`} />
    </svg>
  );
}

/** The overlap of the layers, so that no background shows between them. */
const overlap = 2;

/** The label at a ribbon's end. */
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
