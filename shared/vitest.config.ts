import { defineComponentTests } from './src/testing/vitest-config.ts';

export default defineComponentTests('shared');
