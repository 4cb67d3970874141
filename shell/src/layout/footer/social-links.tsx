import { company } from '@site/shared/company/company';
import { PlaceholderLink } from '@site/shared/ui/placeholder-link';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { layoutContent } from '../../content/layout-content';
import styles from './footer.module.css';

/** LinkedIn is real, the others are placeholders (requirements §2). */
export function SocialLinks() {
  const { social, newTab } = layoutContent.footer;
  return (
    <nav aria-label={social}>
      <ul className={styles.social}>
        {company.social.map(({ name, address }) => (
          <li key={name}>
            {address === '#' ? (
              <PlaceholderLink className={styles.link}>{name}</PlaceholderLink>
            ) : (
              <a href={address} className={styles.link} target="_blank" rel="noopener">
                {name}
                <VisuallyHidden> ({newTab})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
