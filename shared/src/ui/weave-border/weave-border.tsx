import { bandDepth, weaveBand } from '@site/shared/weave/bands';
import type { MotifName } from '@site/shared/weave/motifs';
import type { WeavePalette } from '@site/shared/weave/weave';
import { WeavePaths } from '../weave-paths/weave-paths';
import styles from './weave-border.module.css';

interface WeaveBorderProps {
  motif?: MotifName;
  palette?: WeavePalette;
}

/** A thin woven band from edge to edge, between two sections. */
export function WeaveBorder({ motif = 'heera', palette = 'night' }: WeaveBorderProps) {
  const plan = { motif, direction: 'weft', from: 0, cell: 2, repeats: 1, ground: 'filled' } as const;
  const depth = bandDepth(plan);
  // Not scaled, so that threads are 2 px wide in any window; the rest is cut off.
  const shapes = weaveBand(plan, { width: widestWindow, height: depth });
  return (
    <div className={styles.border} data-print="hide">
      <svg width="100%" height={depth} data-palette={palette} aria-hidden="true" focusable="false">
        <WeavePaths shapes={shapes} />
      </svg>
    </div>
  );
}

const widestWindow = 5120;
