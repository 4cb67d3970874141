import { defineComponentTests } from '../kit/testing/vitest-config.ts';

export default defineComponentTests('mf-careers');
