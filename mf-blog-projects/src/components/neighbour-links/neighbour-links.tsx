import { Link } from '@site/shared/navigation';
import { Section } from '@site/shared/ui/section';
import type { Neighbours, PageLink } from '../../entries/markdown-entries';
import styles from './neighbour-links.module.css';

interface NeighbourLinksProps extends Neighbours {
  labels: { label: string; newer: string; older: string };
}

/** Links to what was published before and after. */
export function NeighbourLinks({ newer, older, labels }: NeighbourLinksProps) {
  if (!newer && !older) return null;
  return (
    <Section tone="deep" space="tight">
      <nav className={styles.links} aria-label={labels.label}>
        {older && <Neighbour {...older} name={labels.older} side="older" />}
        {newer && <Neighbour {...newer} name={labels.newer} side="newer" />}
      </nav>
    </Section>
  );
}

function Neighbour({ title, to, name, side }: PageLink & { name: string; side: 'newer' | 'older' }) {
  return (
    <Link to={to} className={styles.link} data-side={side} rel={side === 'newer' ? 'next' : 'prev'}>
      <span className={styles.name}>{name}</span>
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
