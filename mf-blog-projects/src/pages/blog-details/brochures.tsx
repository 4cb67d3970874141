import { Icon } from '@site/shared/ui/icon';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import { FileDown } from 'lucide';
import type { BlogSidebar } from '../../content/blog-details/sidebar.schema';
import styles from './brochures.module.css';

/** The brochure as PDF and DOC; neither is there yet (specification §2: dead placeholder links). */
export function Brochures({ brochure }: Pick<BlogSidebar, 'brochure'>) {
  return (
    <section className={styles.brochures} data-tone="night">
      <h3 className={styles.heading}>{brochure.heading}</h3>
      <p className={styles.text}>{brochure.text}</p>
      <ul className={styles.links}>
        {brochure.links.map(({ label }) => (
          <li key={label}>
            <PlaceholderLink className={styles.link}>
              <Icon of={FileDown} />
              {label}
            </PlaceholderLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
