import { NavLink } from '@site/shared/navigation';
import { useId } from 'react';
import styles from './sidebar-list.module.css';

interface SidebarListProps {
  title: string;
  /** At most twelve: the style sheet has a delay for each. */
  links: readonly { label: string; to: string }[];
  level?: 2 | 3;
}

/** Links next to the content, which slide in one every 300 ms (requirements §9). All are focusable from the start. */
export function SidebarList({ title, links, level = 2 }: SidebarListProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <nav aria-labelledby={id} className={styles.sidebar}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={styles.item}>
            <NavLink to={to} end className={styles.link}>
              {label}
              <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true" className={styles.arrow}>
                <path d="m1 1 6 6-6 6" />
              </svg>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
