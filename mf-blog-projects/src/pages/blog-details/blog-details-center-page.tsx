import { blogDetailsCenterPage } from '../../content/blog-details/center';
import { ArticlePage } from './article-page';

export function Page() {
  return <ArticlePage page={blogDetailsCenterPage} />;
}
