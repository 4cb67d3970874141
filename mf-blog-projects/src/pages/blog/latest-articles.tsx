import { TitledSection } from '@site/shared/ui/titled-section';
import { PostTeaser } from '../../components/post-teaser/post-teaser';
import { blogList } from '../../content/blog-list';
import type { PostCardEntry } from '../../entries/blog-entries';
import styles from './latest-articles.module.css';

/** The newest articles, above the samples of the first page. */
export function LatestArticles({ articles }: { articles: readonly PostCardEntry[] }) {
  return (
    <TitledSection tone="deep" title={blogList.latest}>
      <ul className={styles.articles}>
        {articles.map((post) => (
          <li key={post.link.to}>
            <PostTeaser post={post} palette="marigold" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
