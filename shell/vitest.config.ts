import { defineComponentTests } from '../shared/src/testing/vitest-config';

export default defineComponentTests('shell');
