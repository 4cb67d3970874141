import type { ReactNode } from 'react';
import styles from './avatar.module.css';
import type { Look } from './look';

/** What the person wears. */
export function Garment({ kind }: { kind: Look['garment'] }) {
  return (
    <>
      <path
        className={styles.cloth}
        d="M12 240c2-40 28-56 62-62 12-2 20-6 24-14 10 18 34 18 44 0 4 8 12 12 24 14 34 6 60 22 62 62z"
      />
      {details[kind]}
    </>
  );
}

const details: Record<Look['garment'], ReactNode> = {
  kurta: (
    <>
      <path className={styles.fold} d="M97 162l-6 12c14 14 44 14 58 0l-6-12c-10 16-36 16-46 0z" />
      <path className={styles.fold} d="M113 184h14v56h-14z" />
      <path className={styles.stitch} d="M120 190v50" />
    </>
  ),
  shirt: (
    <>
      <path className={styles.light} d="M96 160l-16 16 22 24 18-20 18 20 22-24-16-16c-6 14-42 14-48 0z" />
      <path className={styles.stitch} d="M120 186v54" />
    </>
  ),
  blazer: (
    <>
      <path className={styles.light} d="M97 164c8 16 38 16 46 0l10 12-33 64-33-64z" />
      <path
        className={styles.fold}
        d="M96 162l-22 16 4 26 12 2 28 34h4l28-34 12-2 4-26-22-16 6 16-30 52-30-52z"
      />
      <path className={styles.stitch} d="M170 214h26" />
    </>
  ),
  sari: (
    <>
      <path className={styles.light} d="M160 176c-14 26-62 58-110 64h178c-2-40-28-56-62-62z" />
      <path className={styles.hem} d="M158 174c-14 28-66 58-124 66" />
      <path className={styles.stitch} d="M158 174c-14 28-66 58-124 66" />
    </>
  ),
};
