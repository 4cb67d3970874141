import { blogFeed } from '@site/shared/navigation/blog-feed';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { StructuredData } from '@site/shared/ui/structured-data';
import { TitledSection } from '@site/shared/ui/titled-section';
import { blogList } from '../../content/blog-list';
import { blogPage } from '../../content/blog-page';
import type { BlogEntry } from '../../entries/blog-entries';
import { blogAsData } from './blog-as-data';
import { LatestArticles } from './latest-articles';
import { Paging } from './paging';
import { PostIndex } from './post-index';

export const hydration = 'islands';

/** The first page describes the blog, also for its feed. */
export function head(entry: BlogEntry, path: string): HeadData {
  const { page, posts } = entry;
  // The articles' own pages describe them for the feed.
  if (page === 1) return { ...blogPage.head, path, blog: blogAsData({ posts, latest: [] }) };
  return {
    title: `${blogPage.title}, ${blogList.nameOf(page).toLowerCase()}`,
    description: posts.map(({ title }) => title).join('. '),
    path,
  };
}

/** Posts: one at full width, two side by side, the others as a list (requirements §2.7). */
export function Page({ entry, path }: PageProps<BlogEntry>) {
  const { posts, latest, page, newer, older } = entry;
  const { title, heading, intro } = blogPage;
  const isFirst = page === 1;
  const name = isFirst ? title : blogList.nameOf(page);
  const blog = { label: title, to: blogPage.path };
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={blogFeed} />
      {isFirst && <StructuredData data={blogAsData(entry)} />}
      <StructuredData data={breadcrumbList(isFirst ? [blog] : [blog, { label: name, to: path }])} />
      <PageHeader
        title={isFirst ? title : `${title}: ${name}`}
        breadcrumb={isFirst ? [] : [blog]}
        seed={path}
      />
      {latest.length > 0 && <LatestArticles articles={latest} />}
      <TitledSection title={isFirst ? heading : blogList.heading} lead={isFirst && intro}>
        <PostIndex posts={posts} />
        {(newer || older) && <Paging page={page} newer={newer} older={older} />}
      </TitledSection>
    </>
  );
}
