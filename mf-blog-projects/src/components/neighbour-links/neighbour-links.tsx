import { Link } from '@site/shared/navigation';
import { Section } from '@site/shared/ui/section';
import type { Neighbours, PageLink } from '../../entries/markdown-entries';
import styles from './neighbour-links.module.css';

interface NeighbourLinksProps extends Neighbours {
  words: { label: string; newer: string; older: string };
}

/** The way to what was published before and after. */
export function NeighbourLinks({ newer, older, words }: NeighbourLinksProps) {
  if (!newer && !older) return null;
  return (
    <Section tone="deep" space="tight">
      <nav className={styles.links} aria-label={words.label}>
        {older && <Neighbour {...older} name={words.older} side="older" />}
        {newer && <Neighbour {...newer} name={words.newer} side="newer" />}
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
