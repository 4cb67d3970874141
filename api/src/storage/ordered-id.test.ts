import { afterEach, expect, test, vi } from 'vitest';
import { orderedId } from './ordered-id';

afterEach(() => {
  vi.useRealTimers();
});

const many = (number: number) => Array.from({ length: number }, orderedId);

test('an ID is a UUID of version 7 that begins with its millisecond', () => {
  vi.useFakeTimers({ now: new Date('2100-01-01T00:00:00Z') });
  const id = orderedId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse('2100-01-01T00:00:00Z'));
});

test('IDs sort in the order in which they were made, also many in one millisecond and after the clock was set back', () => {
  vi.useFakeTimers({ now: new Date('2101-01-01T00:00:00Z') });
  const ids = many(10_000);
  vi.setSystemTime(new Date('2099-01-01T00:00:00Z'));
  ids.push(...many(10));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
