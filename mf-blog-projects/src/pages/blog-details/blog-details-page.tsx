import { blogDetailsPage } from '../../content/blog-details/left';
import { ArticlePage } from './article-page';

export function Page() {
  return <ArticlePage page={blogDetailsPage} />;
}
