import { excludeCurrent } from '@site/shared/content/exclude-current';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { DetailLayout } from '../../components/detail-layout/detail-layout';
import { RunningText } from '../../components/running-text/running-text';
import { blogPosting } from '../../components/structured-data/blog-posting';
import { article } from '../../content/blog-details/article';
import { blogSidebar } from '../../content/blog-details/sidebar';
import { blogPage } from '../../content/blog-page';
import type { DetailPage } from '../../content/detail-page.schema';
import { articleLayouts } from '../../content/layouts';
import { ArticleFoot } from './article/article-foot';
import { ArticleHead } from './article/article-head';
import { CommentForm } from './comments/comment-form';
import { Comments } from './comments/comments';
import { MoreBlog } from './more-blog';
import { BlogSidebar } from './sidebar/blog-sidebar';

export const hydration = 'islands';

export function head({ head, path }: DetailPage): HeadData {
  return { ...head, path };
}

/** The sample article in one of its three layouts (requirements §2.7). */
export function Page({ entry: page }: PageProps<DetailPage>) {
  const blog = { label: blogPage.title, to: blogPage.path };
  return (
    <>
      <StructuredData
        data={blogPosting({
          ...article,
          tags: article.tags.items,
          description: page.head.description,
          path: page.path,
        })}
      />
      <StructuredData data={breadcrumbList([blog, { label: page.title, to: page.path }])} />
      <PageHeader
        title={page.title}
        breadcrumb={[blog]}
        seed={page.path}
        relatedLinks={excludeCurrent(page.path, articleLayouts)}
      />
      <article aria-labelledby={titleId}>
        <ArticleHead article={article} titleId={titleId} centred={page.sidebar === 'none'} />
        <Section space="none">
          <DetailLayout
            side={page.sidebar}
            sidebar={<BlogSidebar sidebar={blogSidebar} />}
            label={blogPage.title}
          >
            <RunningText blocks={article.body} centred={page.sidebar !== 'left'} />
            <ArticleFoot tags={article.tags} social={article.social} />
            <Comments comments={article.comments} />
            <CommentForm form={article.commentForm} />
          </DetailLayout>
        </Section>
      </article>
      <MoreBlog more={article.more} />
    </>
  );
}

const titleId = 'article-title';
