import { Brochure } from '@site/shared/ui/brochure';
import { KeywordSearch } from '@site/shared/ui/keyword-search';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { TagList } from '@site/shared/ui/tag-list';
import { serviceDetails } from '../../../content/service-details/service-details';
import type { ServiceDetailsEntry } from '../../../entries/service-entries';
import styles from './details-sidebar.module.css';
import { QuoteForm } from './quote-form';

const { label, search, services, tags, brochure } = serviceDetails.sidebar;

interface DetailsSidebarProps {
  place: ServiceDetailsEntry['sidebar'];
  /** Links to the services. */
  links: ServiceDetailsEntry['services'];
}

/** The sidebar: search, services, tags, brochure and a quote form (requirements §2). */
export function DetailsSidebar({ place, links }: DetailsSidebarProps) {
  return (
    <aside
      aria-label={label}
      className={styles.sidebar}
      data-place={place}
      data-print="hide"
      data-tone={place === 'center' ? 'deep' : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.search}>
          <KeywordSearch {...search} />
        </div>
        <div className={styles.services}>
          <SidebarList title={services.heading} links={links} />
        </div>
        <section className={styles.tags}>
          <h2 className={styles.heading}>{tags.heading}</h2>
          <TagList tags={tags.names} />
        </section>
        <div className={styles.brochure}>
          <Brochure {...brochure} />
        </div>
        <div className={styles.quote}>
          <QuoteForm />
        </div>
      </div>
    </aside>
  );
}
