import { defineStandaloneTests } from '../kit/testing/playwright-config';

export default defineStandaloneTests('mf-blog-projects');
