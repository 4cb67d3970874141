import { defineComponentTests } from './testing/vitest-config.ts';

export default defineComponentTests('kit');
