import { blogFeed } from '@site/shared/navigation/blog-feed';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { StructuredData } from '@site/shared/ui/structured-data';
import { blogPage } from '../../content/blog-page';
import { posts } from '../../content/posts';
import { blogAsData } from './blog-as-data';
import { PostIndex } from './post-index';

export const head = { ...blogPage.head, path: blogPage.path, blog: blogAsData };

/** All posts: one at full width, two side by side, the others as a list (requirements §2.7). */
export function Page() {
  const { path, title, heading, intro } = blogPage;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={blogFeed} />
      <StructuredData data={blogAsData} />
      <StructuredData data={breadcrumbList([{ label: title, to: path }])} />
      <PageHeader title={title} seed={path} />
      <Section labelledBy={headingId}>
        <SectionHeading id={headingId} title={heading} lead={intro} />
        <PostIndex posts={posts} />
      </Section>
    </>
  );
}

const headingId = 'posts';
