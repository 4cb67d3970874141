import { Link } from '@site/shared/navigation';
import type { MenuParent } from '../../content/menus.schema';
import styles from './footer.module.css';

/** A group of links with its heading: a navigation landmark. */
export function FooterLinks({ group: { id, label, links } }: { group: MenuParent }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {label}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
