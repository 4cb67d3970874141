import { defineAloneTests } from '../shared/src/testing/playwright-config';

export default defineAloneTests('mf-blog-projects');
