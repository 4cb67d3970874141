import type { WeaveShape } from '@site/shared/weave/weave-shape';
import styles from './weave-paths.module.css';

/** The shapes of a cloth inside an `<svg data-palette="…">`; the palette dyes them. */
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
