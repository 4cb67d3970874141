import { Link } from '@site/shared/navigation';
import type { WeavePalette } from '@site/shared/weave/weave';
import type { ReactNode } from 'react';
import type { RelatedLinks } from '../../content/entry-schemas';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { WeaveArt } from '../weave-art/weave-art';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** The pages between Home and this one, without this one. */
  breadcrumb?: readonly { label: string; to: string }[];
  /** A sentence or two below the title. */
  intro?: ReactNode;
  /** Links to related pages, after a label. */
  relatedLinks?: RelatedLinks | undefined;
  /** Seed of the woven background; default: the title. */
  seed?: string;
  palette?: WeavePalette;
  /** The heading's id, for a landmark with that name. */
  id?: string;
}

/** The header of all pages but Home: title, breadcrumb, a woven background (requirements §2.4). */
export function PageHeader({
  title,
  breadcrumb = [],
  intro,
  relatedLinks,
  seed = title,
  palette = 'night',
  id,
}: PageHeaderProps) {
  return (
    <div className={styles.header} data-tone="night">
      <div className={styles.words}>
        <Breadcrumb trail={[...breadcrumb, { label: title }]} />
        <h1 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {relatedLinks && (
          <nav className={styles.relatedLinks} aria-label={relatedLinks.heading}>
            <span aria-hidden="true">{relatedLinks.heading}</span>
            {relatedLinks.links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <div className={styles.cloth} data-second-frame="">
        <WeaveArt seed={seed} palette={palette} density={3} shape="panel" />
      </div>
    </div>
  );
}
