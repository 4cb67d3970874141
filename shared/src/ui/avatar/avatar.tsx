import { weave } from '@site/shared/weave/weave';
import { WeavePaths } from '../weave-paths/weave-paths';
import styles from './avatar.module.css';
import { Garment } from './garment';
import { HairBehind, HairInFront } from './hair';
import { drawLook, type Look } from './look';

interface AvatarProps {
  /** The same name always gives the same face. */
  name: string;
  /** Features to set instead of deriving them from the name. */
  look?: Partial<Look> | undefined;
  shape?: 'square' | 'round';
  className?: string | undefined;
}

/** A drawn person in place of a photograph. Decorative: the name is next to it. */
export function Avatar({ name, look: wanted, shape = 'square', className }: AvatarProps) {
  const look = drawLook(name, wanted);
  const cloth = weave({ seed: name, width: 240, height: 240, density: 3, composition: 'plain' });
  return (
    <svg
      viewBox="0 0 240 240"
      className={[styles.avatar, className].filter(Boolean).join(' ')}
      data-shape={shape}
      data-print="hide"
      data-palette={look.ground}
      data-skin={look.skin}
      data-hair={look.hairColour}
      aria-hidden="true"
      focusable="false"
    >
      <WeavePaths shapes={cloth.filter(({ ink }) => ink !== 'thread')} />
      <HairBehind hair={look.hair} />
      <path className={styles.shade} d="M98 132h44v44a22 20 0 0 1-44 0z" />
      <Garment kind={look.garment} />
      <path
        className={styles.skin}
        d="M80 92c0-28 16-44 40-44s40 16 40 44v18c0 28-18 46-40 46s-40-18-40-46z"
      />
      <path className={styles.skin} d="M80 100c-10-4-13 20 3 24zM160 100c10-4 13 20-3 24z" />
      {look.beard && (
        <path
          className={styles.hair}
          d="M80 104c2 8 6 12 12 12 10 0 16-6 28-6s18 6 28 6c6 0 10-4 12-12v8c0 30-18 50-40 50s-40-20-40-50zM108 126c4 5 20 5 24 0-6-4-18-4-24 0z"
        />
      )}
      <HairInFront hair={look.hair} />
      {look.glasses && (
        <path
          className={styles.glasses}
          d="M88 98h26v10a13 12 0 0 1-26 0zM126 98h26v10a13 12 0 0 1-26 0zM114 101h12"
        />
      )}
    </svg>
  );
}
