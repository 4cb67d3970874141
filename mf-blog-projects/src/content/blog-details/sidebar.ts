import { entryIn } from '@site/kit/content/entry-in';
import { postSchema } from '../post.schema';
import { type BlogSidebar, sidebarTextsSchema } from './sidebar.schema';

const erpInTheCloud = entryIn(import.meta.url, '../posts/erp-in-the-cloud.yaml', postSchema);
const tenQuestionsWarehouse = entryIn(import.meta.url, '../posts/ten-questions-warehouse.yaml', postSchema);
const fiveChecksBeforeAi = entryIn(import.meta.url, '../posts/five-checks-before-ai.yaml', postSchema);
const salesforceSecondYear = entryIn(import.meta.url, '../posts/salesforce-second-year.yaml', postSchema);
const texts = entryIn(import.meta.url, 'sidebar.yaml', sidebarTextsSchema);

export const blogSidebar: BlogSidebar = {
  ...texts,
  recent: {
    ...texts.recent,
    posts: [erpInTheCloud, tenQuestionsWarehouse, fiveChecksBeforeAi, salesforceSecondYear],
  },
};
