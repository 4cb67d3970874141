import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentFaults } from './check-content';

const schema = v.object({
  title: v.pipe(v.string(), v.regex(/\S/, 'is empty')),
  place: v.object({ city: v.string() }),
});

test('names the entry and the field that is missing', () => {
  const entries = { 'data-scientist': { title: 'Data Scientist', place: {} } };
  expect(contentFaults([{ name: 'jobs', schema, entries }])).toEqual([
    'jobs/data-scientist: place.city is missing',
  ]);
});

test('names the error of an invalid field', () => {
  const entries = { tester: { title: ' ', place: { city: 'Indore' } } };
  expect(contentFaults([{ name: 'jobs', schema, entries }])).toEqual(['jobs/tester: title is empty']);
});

test('finds nothing in complete content', () => {
  const entries = { tester: { title: 'Tester', place: { city: 'Indore' } } };
  expect(contentFaults([{ name: 'jobs', schema, entries }])).toEqual([]);
});
