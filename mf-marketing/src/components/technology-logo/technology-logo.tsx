import type { TechnologyName } from '../../content/technologies';
import styles from './technology-logo.module.css';

interface TechnologyLogoProps {
  /** The technology's name in a content entry. */
  name: TechnologyName;
  /** The sprite that has its logo: a name in `entries/technology-lists`. */
  sprite: string;
  /** Its place in that list, from 0. */
  place: number;
  className?: string | undefined;
}

/** A technology's name with its logo before it, in the colour and size of the text around. */
export function TechnologyLogo({ name, sprite, place, className }: TechnologyLogoProps) {
  return (
    <span className={[styles.technology, className].filter(Boolean).join(' ')}>
      <span className={styles.logo} data-sprite={sprite} data-place={place} aria-hidden="true" />
      {name}
    </span>
  );
}
