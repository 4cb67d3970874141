import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { PostTeaser } from '../../components/post-teaser/post-teaser';
import { blogList } from '../../content/blog-list';
import type { PostCardWords } from '../../entries/blog-entries';
import styles from './latest-articles.module.css';

/** The newest articles, above the samples of the first page. */
export function LatestArticles({ articles }: { articles: readonly PostCardWords[] }) {
  return (
    <Section tone="deep" labelledBy={headingId}>
      <SectionHeading id={headingId} title={blogList.latest} />
      <ul className={styles.articles}>
        {articles.map((post) => (
          <li key={post.link.to}>
            <PostTeaser post={post} palette="marigold" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const headingId = 'latest';
