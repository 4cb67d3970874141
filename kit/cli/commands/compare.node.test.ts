import { expect, test } from 'vitest';
import { picturesOf } from './compare';

const pages = ['/press', '/press/archive'];

test('compares the named pages', () => {
  expect(picturesOf('mf-press', ['/press/archive'], pages).command).toContain(' /press/archive next to');
});

test('names a path that has no page, instead of comparing the others alone', () => {
  expect(() => picturesOf('mf-press', ['/press', '/pres'], pages)).toThrow('mf-press has no page /pres.');
});
