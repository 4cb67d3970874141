import { defineComponentTests } from '../kit/testing/vitest-config.ts';

export default defineComponentTests('mf-blog-projects');
