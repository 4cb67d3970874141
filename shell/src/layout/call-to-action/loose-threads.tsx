import styles from './loose-threads.module.css';
import { threads } from './threads';

/** Threads from the left that become cloth where the text starts. Decorative. */
export function LooseThreads() {
  const { height, crossing, warp, weft, over } = threads;
  return (
    <div className={styles.loom}>
      <svg className={styles.threads} viewBox={`0 0 1 ${height}`} aria-hidden="true" focusable="false">
        <path className={styles.warp} d={warp} strokeWidth={height} strokeDasharray="9 3" />
        <path className={styles.weft} d={weft} />
        <path className={styles.warp} d={over} strokeWidth={crossing} strokeDasharray="9 15" />
      </svg>
    </div>
  );
}
