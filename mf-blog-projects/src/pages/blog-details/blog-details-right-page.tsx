import { blogDetailsRightPage } from '../../content/blog-details/right';
import { ArticlePage } from './article-page';

export const head = { ...blogDetailsRightPage.head, path: blogDetailsRightPage.path };

export function Page() {
  return <ArticlePage page={blogDetailsRightPage} />;
}
