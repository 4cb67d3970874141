import { ArrowLink } from '@site/shared/ui/arrow-link';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { exploreServices } from '../../../content/template-services/explore-services';
import styles from './explore-services.module.css';

/** The sidebar of the template pages: ten services, and the way to how any of them is delivered (requirements §2). */
export function ExploreServices() {
  const { heading, links, details } = exploreServices;
  return (
    <aside aria-label={heading} className={styles.sidebar} data-print="hide">
      <SidebarList title={heading} links={links} />
      <ArrowLink to={details.to}>{details.label}</ArrowLink>
    </aside>
  );
}
