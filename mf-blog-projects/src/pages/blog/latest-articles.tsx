import { Card } from '@site/shared/ui/card';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { Day } from '../../components/day/day';
import { blogList } from '../../content/blog-list';
import type { PostCardWords } from '../../entries/blog-entries';
import styles from './latest-articles.module.css';

/** The newest articles, above the samples of the first page. */
export function LatestArticles({ articles }: { articles: readonly PostCardWords[] }) {
  return (
    <Section tone="deep" labelledBy={headingId}>
      <SectionHeading id={headingId} title={blogList.latest} />
      <ul className={styles.articles}>
        {articles.map(({ image, date, author, title, teaser, link }) => (
          <li key={link.to}>
            <Card
              title={title}
              to={link.to}
              cover={<WeaveArt seed={image} palette="marigold" shape="wide" />}
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

const headingId = 'latest';
