import type { TechnologyName } from '../../content/technologies';
import styles from './technology-logo.module.css';
import { viewInSprite } from './view-in-sprite';

interface TechnologyLogoProps {
  /** The technology's name in a content entry. */
  name: TechnologyName;
  /** The address of the image with its logo. */
  sprite: string;
  /** Its place in that image, from 0. */
  place: number;
  className?: string | undefined;
}

/** A technology's name with its logo before it, as large as the text around. */
export function TechnologyLogo({ name, sprite, place, className }: TechnologyLogoProps) {
  return (
    <span className={[styles.technology, className].filter(Boolean).join(' ')}>
      <img src={sprite + viewInSprite(place)} alt="" loading="lazy" className={styles.logo} />
      {name}
    </span>
  );
}
