import { expect, test } from 'vitest';
import { quotedIn, requiredCount, requirement } from './requirements';

test('an item is read by its number, without its neighbours', () => {
  expect(requirement('2.9.3')).toMatch(/^3\. Internship: [^\n]+$/);
});

test('a section is read as a whole', () => {
  expect(requirement('5')).toContain('| firstName | First Name is required |');
  expect(requirement('5')).not.toContain('## 6');
});

test('texts in quotation marks are the fixed ones', () => {
  expect(quotedIn('8.2')).toEqual(['Form submitted successfully!']);
});

test('a count is a number', () => {
  expect(requiredCount('jobs')).toBeGreaterThan(0);
  expect(() => requiredCount('looms')).toThrow('§9.4 count no looms');
});

test('the error about a missing requirement has the remedy', () => {
  expect(() => requirement('2.9.99')).toThrow('has no §2.9.99. Correct the test');
});
