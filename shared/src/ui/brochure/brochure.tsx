import { Icon } from '../icon/icon';
import { FileDown } from '../icon/icons';
import { PlaceholderLink } from '../placeholder-link/placeholder-link';
import styles from './brochure.module.css';

interface BrochureProps {
  heading: string;
  text: string;
  files: readonly string[];
  /** The level of its heading in the page's outline. */
  level?: 2 | 3;
  /** The background. */
  tone?: 'night';
}

/** Links to the brochure's files: placeholders until there are files (requirements §9.7). */
export function Brochure({ heading, text, files, level = 2, tone }: BrochureProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.brochure} data-tone={tone}>
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file}>
            <PlaceholderLink className={styles.file}>
              <Icon of={FileDown} />
              {file}
            </PlaceholderLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
