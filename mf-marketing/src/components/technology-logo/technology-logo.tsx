import type { TechnologyName } from '../../content/technologies';
import styles from './technology-logo.module.css';
import { viewInSprite } from './view-in-sprite';

interface TechnologyLogoProps {
  /** The technology's name in a content entry. */
  name: TechnologyName;
  /** The URL of the image with its logo. */
  sprite: string;
  /** Its position in that image, from 0. */
  place: number;
  className?: string | undefined;
}

/** A technology's name after its logo, which is as large as the surrounding text. */
export function TechnologyLogo({ name, sprite, place, className }: TechnologyLogoProps) {
  return (
    <span className={[styles.technology, className].filter(Boolean).join(' ')}>
      <img src={sprite + viewInSprite(place)} alt="" loading="lazy" className={styles.logo} />
      {name}
    </span>
  );
}
