import { entryIn } from '@site/kit/content/entry-in';
import { postSchema } from '../post.schema';
import { type BlogSidebar, sidebarWordsSchema } from './sidebar.schema';

const erpInTheCloud = entryIn(import.meta.url, '../posts/erp-in-the-cloud.yaml', postSchema);
const tenQuestionsWarehouse = entryIn(import.meta.url, '../posts/ten-questions-warehouse.yaml', postSchema);
const fiveChecksBeforeAi = entryIn(import.meta.url, '../posts/five-checks-before-ai.yaml', postSchema);
const salesforceSecondYear = entryIn(import.meta.url, '../posts/salesforce-second-year.yaml', postSchema);
const words = entryIn(import.meta.url, 'sidebar.yaml', sidebarWordsSchema);

export const blogSidebar: BlogSidebar = {
  ...words,
  recent: {
    ...words.recent,
    posts: [erpInTheCloud, tenQuestionsWarehouse, fiveChecksBeforeAi, salesforceSecondYear],
  },
};
