import { expect, test } from 'vitest';
import { repeatInBrowser } from './repeat-in-browser';

test('failed tests of composed pages are repeated with these pages', () => {
  expect(repeatInBrowser('mf-press', false)).toBe('CANDIDATE=.build/candidates/mf-press npx playwright test');
  expect(repeatInBrowser('mf-press', true)).toContain('DIFFERENCES=refused npx playwright test');
  expect(repeatInBrowser(undefined, false)).toBe('npx playwright test');
});
