import { blogDetailsRightPage } from '../../content/blog-details/right';
import { ArticlePage } from './article-page';

export function Page() {
  return <ArticlePage page={blogDetailsRightPage} />;
}
