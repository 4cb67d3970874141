import type { TechnologyName } from '../../content/technologies';
import { logos } from './logos';
import styles from './technology-logo.module.css';

interface TechnologyLogoProps {
  /** The technology's name in a content entry. */
  name: TechnologyName;
  className?: string | undefined;
}

/** A technology's name with its logo before it, in the colour and size of the text around; a stitch where there is no logo. */
export function TechnologyLogo({ name, className }: TechnologyLogoProps) {
  const logo = logos[name];
  return (
    <span className={[styles.technology, className].filter(Boolean).join(' ')}>
      {logo ? (
        <span className={styles.logo} data-logo={logo} aria-hidden="true" />
      ) : (
        <span className={styles.stitch} aria-hidden="true" />
      )}
      {name}
    </span>
  );
}
