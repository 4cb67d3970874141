import { type WeaveDensity, type WeaveOptions, type WeavePalette, weave } from '@site/shared/weave/weave';
import { WeavePaths } from '../weave-paths/weave-paths';
import styles from './weave-art.module.css';

interface WeaveArtProps extends Pick<WeaveOptions, 'composition'> {
  /** The same seed always gives the same picture; a page's path or title is a good seed. */
  seed: string;
  palette?: WeavePalette;
  /** From 1, coarse, to 3, fine. */
  density?: WeaveDensity;
  /** The aspect ratio; `fill` covers the positioned element around it. */
  shape?: keyof typeof sizes;
}

/** A woven picture. Decorative, hidden from screen readers. */
export function WeaveArt({ palette = 'paper', shape = 'cover', ...options }: WeaveArtProps) {
  const { width, height, composition, anchor = 'xMidYMid' }: Size = sizes[shape];
  const shapes = weave({ width, height, ...(composition && { composition }), ...options });
  return (
    <svg
      className={styles.art}
      data-palette={palette}
      data-shape={shape}
      data-print="hide"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${anchor} slice`}
      aria-hidden="true"
      focusable="false"
    >
      <WeavePaths shapes={shapes} />
    </svg>
  );
}

const sizes = {
  cover: { width: 960, height: 720 },
  wide: { width: 1200, height: 600 },
  square: { width: 720, height: 720 },
  /** Next to a heading of any height: keeps the bands at the far end visible. */
  panel: { width: 900, height: 760, composition: ['pallu', 'gangaJamna'], anchor: 'xMaxYMid' },
  strip: { width: 1440, height: 240 },
  fill: { width: 1200, height: 900 },
} as const satisfies Record<string, Size>;

interface Size extends Pick<WeaveOptions, 'composition'> {
  width: number;
  height: number;
  /** Which part stays visible when the container has another aspect ratio. */
  anchor?: 'xMidYMid' | 'xMaxYMid';
}
