import { Icon } from '@site/shared/ui/icon';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import { FileText } from 'lucide';
import { serviceDetails } from '../../content/service-details/service-details';
import styles from './brochure.module.css';

const { heading, text, pdf, doc } = serviceDetails.sidebar.brochure;

/** The brochure's two files; neither is there yet (resolved.md: dead placeholders). */
export function Brochure() {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.files}>
        {[pdf, doc].map((label) => (
          <li key={label}>
            <PlaceholderLink className={styles.file}>
              <Icon of={FileText} />
              {label}
            </PlaceholderLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
