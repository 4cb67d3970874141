import { Brochure } from '@site/shared/ui/brochure';
import { KeywordSearch } from '@site/shared/ui/keyword-search';
import { SidebarList } from '@site/shared/ui/sidebar-list';
import { TagList } from '@site/shared/ui/tag-list';
import type { BlogSidebar as Sidebar } from '../../../content/blog-details/sidebar.schema';
import styles from './blog-sidebar.module.css';
import { RecentPosts } from './recent-posts';

/** Keyword search, services, recent posts, tags and brochures next to the article (requirements §2.7). */
export function BlogSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { search, services, recent, tags, brochure } = sidebar;
  return (
    <div className={styles.sidebar} data-print="hide">
      <KeywordSearch {...search} level={3} />
      <SidebarList title={services.heading} links={services.links} level={3} />
      <RecentPosts recent={recent} />
      {/* Not a section, because the article's own tags are a section with the same name. */}
      <div>
        <h3 className={styles.heading}>{tags.heading}</h3>
        <TagList tags={tags.items} />
      </div>
      <Brochure {...brochure} level={3} tone="night" />
    </div>
  );
}
