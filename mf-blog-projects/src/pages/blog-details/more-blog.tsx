import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { PostTeaser } from '../../components/post-teaser/post-teaser';
import type { Article } from '../../content/blog-details/article.schema';
import styles from './more-blog.module.css';

/** Two more posts below the article (requirements §9: two). */
export function MoreBlog({ more }: Pick<Article, 'more'>) {
  return (
    <Section tone="deep" labelledBy={headingId} className={styles.more}>
      <SectionHeading id={headingId} title={more.heading} />
      <ul className={styles.posts}>
        {more.posts.map((post) => (
          <li key={post.image}>
            <PostTeaser post={post} palette="indigo" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const headingId = 'more-blog';
