import styles from './avatar.module.css';
import type { Look } from './look';

/** Hair behind head and shoulders. */
export function HairBehind({ hair }: { hair: Look['hair'] }) {
  const d = behind[hair];
  return d && <path className={styles.hair} d={d} />;
}

/** Hair in front of the forehead. */
export function HairInFront({ hair }: { hair: Look['hair'] }) {
  return <path className={styles.hair} d={inFront[hair]} />;
}

const behind: Partial<Record<Look['hair'], string>> = {
  long: 'M120 36c-34 0-50 24-50 58 0 40-8 74-16 104h132c-8-30-16-64-16-104 0-34-16-58-50-58z',
  bob: 'M120 36c-34 0-52 24-52 56 0 30-2 46-8 62 14 8 30 10 42 8h36c12 2 28 0 42-8-6-16-8-32-8-62 0-32-18-56-52-56z',
  bun: 'M120 10a26 24 0 0 1 0 48 26 24 0 0 1 0-48z',
};

const inFront: Record<Look['hair'], string> = {
  short: 'M78 98c-6-40 12-62 44-62 30 0 46 20 40 62-4-8-6-14-8-24-22 2-46 0-62-8-8 8-12 18-14 32z',
  parted: 'M78 100c-8-42 10-66 46-66 28 0 44 20 38 66-3-12-7-22-14-30-18 2-34-2-46-12-4 16-14 24-24 42z',
  wavy: 'M76 102c-12-18-4-34 2-40 0-16 16-24 26-22 8-10 26-8 32-2 14-2 24 10 24 22 8 8 10 26 4 42-4-8-6-16-8-24-10 4-20 2-26-4-8 6-20 6-26 0-6 8-14 10-20 8-4 6-6 12-8 20z',
  long: 'M76 112c-8-48 10-74 44-74s52 26 44 74c-4-22-18-36-44-52-12 20-38 26-44 52z',
  bun: 'M77 102c-6-40 12-62 43-62s49 22 43 62c-6-20-22-34-43-36-21 2-37 16-43 36z',
  bob: 'M74 118c-10-52 10-80 46-80s56 28 46 80c-4-18-6-30-10-40-24 0-46-4-62-14-8 14-16 30-20 54z',
};
