import * as v from 'valibot';
import { expect, it } from 'vitest';
import { articleSchema, caseStudySchema } from './front-matter.schema';

const common = {
  title: 'A cold chain without gaps',
  description: 'x'.repeat(120),
  date: '2026-11-02',
};

it.each([
  ['an article', articleSchema, { author: 'Meera', category: 'Logistics', tags: ['Sensors'] }],
  ['a case study', caseStudySchema, { industry: 'Logistics', result: 'No lost load.' }],
])('%s is not updated before its date', (_, schema: v.GenericSchema, own) => {
  const messagesWith = (updated: string) =>
    v.safeParse(schema, { ...common, ...own, updated }).issues?.map(({ message }) => message);
  expect(messagesWith('2026-11-02')).toBeUndefined();
  expect(messagesWith('2026-11-01')).toEqual(['is before date: correct one of them']);
});
