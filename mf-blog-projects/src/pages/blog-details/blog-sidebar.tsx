import { SidebarList } from '@site/shared/ui/sidebar-list';
import { TagList } from '@site/shared/ui/tag-list';
import type { BlogSidebar as Sidebar } from '../../content/blog-details/sidebar.schema';
import styles from './blog-sidebar.module.css';
import { Brochures } from './brochures';
import { KeywordSearch } from './keyword-search';
import { RecentPosts } from './recent-posts';

/** Keyword search, services, recent posts, tags and brochures beside the article (specification §2, Blog). */
export function BlogSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { search, services, recent, tags, brochure } = sidebar;
  return (
    <div className={styles.sidebar}>
      <KeywordSearch search={search} />
      <SidebarList title={services.heading} links={services.links} level={3} />
      <RecentPosts recent={recent} />
      <section>
        <h3 className={styles.heading}>{tags.heading}</h3>
        <TagList tags={tags.items} />
      </section>
      <Brochures brochure={brochure} />
    </div>
  );
}
