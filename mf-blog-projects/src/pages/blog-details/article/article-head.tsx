import { Avatar } from '@site/shared/ui/avatar';
import { Section } from '@site/shared/ui/section';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { looks } from '../../../components/author/looks';
import { Day } from '../../../components/day/day';
import type { Article } from '../../../content/blog-details/article.schema';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  article: Article;
  titleId: string;
  /** The title above the cover, both centred, where there is no sidebar. */
  centred: boolean;
}

/** Category, title, author, date, comment count and cover (requirements §2.7). */
export function ArticleHead({ article, titleId, centred }: ArticleHeadProps) {
  return (
    <Section space="none">
      <header className={styles.head} data-centred={centred || undefined}>
        <div className={styles.words}>
          <p className={styles.category}>{article.category}</p>
          <h2 id={titleId} className={styles.title}>
            {article.title}
          </h2>
          <ul className={styles.facts}>
            <li className={styles.author}>
              <Avatar
                name={article.author}
                look={looks[article.author]}
                shape="round"
                className={styles.face}
              />
              {article.author}
            </li>
            <li>
              <Day of={article.date} />
            </li>
            <li>{article.commentCount}</li>
          </ul>
        </div>
        <div className={styles.cover} data-print="hide">
          <WeaveArt seed={article.image} palette="marigold" shape="fill" density={centred ? 2 : 1} />
        </div>
      </header>
    </Section>
  );
}
