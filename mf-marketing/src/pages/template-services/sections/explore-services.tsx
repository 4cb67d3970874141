import { ArrowLink } from '@site/shared/ui/arrow-link';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { exploreServices } from '../../../content/explore-services';
import type { PageLink } from '../../../content/parts.schema';
import styles from './explore-services.module.css';

/** The sidebar of the template pages: the services, and a link to the service details (requirements §2). */
export function ExploreServices({ services }: { services: PageLink[] }) {
  const { heading, details } = exploreServices;
  return (
    <aside aria-label={heading} className={styles.sidebar} data-print="hide">
      <SidebarList title={heading} links={services} />
      <ArrowLink to={details.to}>{details.label}</ArrowLink>
    </aside>
  );
}
