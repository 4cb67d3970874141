import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { TagList } from '@site/shared/ui/tag-list';
import { NeighbourLinks } from '../../components/neighbour-links/neighbour-links';
import { RichText } from '../../components/rich-text/rich-text';
import { blogPosting } from '../../components/structured-data/blog-posting';
import { blogPage } from '../../content/blog-page';
import { postPage, richTextLabels } from '../../content/post-page';
import type { PostEntry } from '../../entries/blog-entries';
import { PostFacts } from './post-facts';
import styles from './post-page.module.css';

export const hydration = 'islands';

export function head({ head, title, date, updated, author }: PostEntry, path: string): HeadData {
  return {
    ...head,
    path,
    article: {
      feedOf: blogPage.path,
      headline: title,
      datePublished: date,
      ...(updated && { dateModified: updated }),
      author: { name: author },
    },
  };
}

/** An article with a body of its own (requirements §2.7). */
export function Page({ entry, path }: PageProps<PostEntry>) {
  const { head, title, cover, body, tags, newer, older } = entry;
  const blog = { label: blogPage.title, to: blogPage.path };
  return (
    <>
      <StructuredData data={blogPosting({ ...entry, description: head.description, path })} />
      <StructuredData data={breadcrumbList([blog, { label: title, to: path }])} />
      <article aria-labelledby={titleId}>
        <PageHeader id={titleId} title={title} breadcrumb={[blog]} intro={head.description} seed={cover} />
        <Section>
          <PostFacts post={entry} />
          <RichText body={body} labels={richTextLabels} />
          <footer className={styles.foot}>
            <span>{postPage.tags}</span>
            <TagList tags={tags} />
          </footer>
        </Section>
      </article>
      <NeighbourLinks newer={newer} older={older} labels={postPage.neighbours} />
    </>
  );
}

const titleId = 'post-title';
