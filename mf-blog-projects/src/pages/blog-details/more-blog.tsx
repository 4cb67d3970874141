import { TitledSection } from '@site/shared/ui/titled-section';
import { PostTeaser } from '../../components/post-teaser/post-teaser';
import type { Article } from '../../content/blog-details/article.schema';
import styles from './more-blog.module.css';

/** Two more posts below the article (requirements §9: two). */
export function MoreBlog({ more }: Pick<Article, 'more'>) {
  return (
    <TitledSection tone="deep" className={styles.more} title={more.heading}>
      <ul className={styles.posts}>
        {more.posts.map((post) => (
          <li key={post.image}>
            <PostTeaser post={post} palette="indigo" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
