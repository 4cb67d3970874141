import { blogDetailsPage } from '../../content/blog-details/left';
import { ArticlePage } from './article-page';

export const head = { ...blogDetailsPage.head, path: blogDetailsPage.path };

export function Page() {
  return <ArticlePage page={blogDetailsPage} />;
}
