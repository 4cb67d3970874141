import type { WeaveShape } from '@site/shared/weave/weave-shape';
import styles from './weave-paths.module.css';

/** The shapes of a weave, for an `<svg data-palette="…">` that sets their colours. */
export function WeavePaths({ shapes }: { shapes: WeaveShape[] }) {
  return shapes.map(({ ink, d, stroke, dash }) => (
    <path
      key={`${ink} ${dash} ${d}`}
      d={d}
      className={styles[ink]}
      data-filled={stroke === undefined || undefined}
      strokeWidth={stroke}
      strokeDasharray={dash}
    />
  ));
}
