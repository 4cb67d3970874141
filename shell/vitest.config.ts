import { defineComponentTests } from '../shared/src/testing/vitest-config.ts';

export default defineComponentTests('shell');
