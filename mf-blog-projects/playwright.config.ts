import { defineRemoteTests } from '../kit/testing/playwright-config';

export default defineRemoteTests(import.meta.dirname);
