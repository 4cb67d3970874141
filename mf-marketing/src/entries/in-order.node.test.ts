import { expect, test } from 'vitest';
import { inOrder } from './in-order';

test('entries are sorted by their places, then those without one by name', () => {
  const entries = {
    a: { name: 'a' },
    b: { name: 'b', place: 2 },
    c: { name: 'c' },
    d: { name: 'd', place: 1 },
  };
  const names = inOrder<{ name: string; place?: number }>(entries, ({ place }) => place);
  expect(names.map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c']);
});
