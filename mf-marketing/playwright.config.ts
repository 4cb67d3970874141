import { defineAloneTests } from '../kit/testing/playwright-config';

export default defineAloneTests('mf-marketing');
