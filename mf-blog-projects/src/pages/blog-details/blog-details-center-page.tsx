import { blogDetailsCenterPage } from '../../content/blog-details/center';
import { ArticlePage } from './article-page';

export const head = { ...blogDetailsCenterPage.head, path: blogDetailsCenterPage.path };

export function Page() {
  return <ArticlePage page={blogDetailsCenterPage} />;
}
