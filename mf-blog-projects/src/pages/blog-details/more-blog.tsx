import { Card } from '@site/shared/ui/card';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { Day } from '../../components/day/day';
import type { Article } from '../../content/blog-details/article.schema';
import styles from './more-blog.module.css';

/** Two more posts below the article (requirements §9: two). */
export function MoreBlog({ more }: Pick<Article, 'more'>) {
  return (
    <Section tone="deep" labelledBy={headingId} className={styles.more}>
      <SectionHeading id={headingId} title={more.heading} />
      <ul className={styles.posts}>
        {more.posts.map(({ image, date, author, title, teaser, link }) => (
          <li key={image}>
            <Card
              title={title}
              to={link.to}
              cover={<WeaveArt seed={image} palette="indigo" shape="wide" />}
              meta={
                <>
                  <Day of={date} />
                  <span>{author}</span>
                </>
              }
            >
              <p>{teaser}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const headingId = 'more-blog';
