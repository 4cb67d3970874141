import { TagList } from '@site/shared/ui/tag-list';
import type { Article } from '../../../content/blog-details/article.schema';
import styles from './article-foot.module.css';
import { SocialIcons } from './social-icons';

/** The article's tags, and the company's social links (requirements §2.7). */
export function ArticleFoot({ tags, social }: Pick<Article, 'tags' | 'social'>) {
  return (
    <footer className={styles.foot} data-print="hide">
      <section aria-labelledby="article-tags" className={styles.part}>
        <span id="article-tags">{tags.label}</span>
        <TagList tags={tags.items} />
      </section>
      <nav aria-labelledby="article-social" className={styles.part}>
        <span id="article-social">{social.label}</span>
        <SocialIcons />
      </nav>
    </footer>
  );
}
