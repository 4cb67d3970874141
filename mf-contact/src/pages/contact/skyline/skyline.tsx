import { WeaveBorder } from '@site/shared/ui/weave-border';
import { WeavePaths } from '@site/shared/ui/weave-paths';
import { weaveThreads } from '@site/shared/weave/threads';
import styles from './skyline.module.css';
import { middle, street } from './street';

const cell = 4;
const repeat = (street[0]?.length ?? 0) * cell;
/** As wide as the widest window, and one repeat more on either side. */
const repeats = 5;
const height = street.length * cell;

/** The skyline of Indore as a woven border, with the palace in the middle of the window. Decorative. */
export function Skyline() {
  const shapes = weaveThreads({
    rows: street,
    inks: { '#': 'figure', o: 'thread' },
    cell,
    direction: 'weft',
    from: 0,
    length: repeat * repeats,
  });
  const palace = repeat * Math.floor(repeats / 2) + middle * cell;
  return (
    <div className={styles.skyline} data-print="hide">
      <svg width="100%" height={height} data-palette="paper" aria-hidden="true" focusable="false">
        <svg x="50%" overflow="visible" aria-hidden="true">
          <g transform={`translate(${-palace} 0)`}>
            <WeavePaths shapes={shapes} />
          </g>
        </svg>
      </svg>
      <WeaveBorder motif="ghat" palette="paper" />
    </div>
  );
}
