import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readEntry } from './read-entry';

const text = v.pipe(v.string(), v.regex(/\S/, 'is empty'));
const block = v.variant('kind', [
  v.object({ kind: v.literal('note'), text }),
  v.object({ kind: v.literal('list'), points: v.pipe(v.array(text), v.minLength(2)) }),
]);
const schema = v.object({
  title: v.pipe(text, v.maxLength(12, 'must not exceed 12 characters')),
  years: text,
  order: v.number(),
  since: v.optional(v.pipe(v.string(), v.isoDate())),
  time: v.optional(v.pipe(v.string(), v.isoTime())),
  look: v.optional(v.picklist(['plain', 'wide'])),
  head: v.optional(v.object({ description: text })),
  blocks: v.optional(v.array(block)),
});
const complete = "title: Weaver\nyears: '2'\norder: 1\n";

const errorsOf = (yaml: string) =>
  readEntry(join(process.cwd(), 'jobs/weaver.yaml'), yaml, schema).errors.map((error) =>
    error.replace('jobs/weaver.yaml:', ''),
  );

it('an entry is as it is written', () => {
  const { value, errors } = readEntry('/weaver.yaml', `order: 1\ntitle: Weaver\nyears: '2'\n`, schema);
  expect(errors).toEqual([]);
  expect(JSON.stringify(value)).toBe('{"order":1,"title":"Weaver","years":"2"}');
});

it.each([
  ["years: '2'\norder: 1\n", '1: title is missing: write a text'],
  [complete.replace('Weaver', '" "'), '1: title is empty'],
  [complete.replace('Weaver', ''), '1: title is empty: write a text'],
  [complete.replace('Weaver', 'Weaver of cloth'), '1: title must not exceed 12 characters (it has 15)'],
  [complete.replace("'2'", '2'), '2: years is the number 2: write it in quotes'],
  [complete.replace('order: 1', 'order: first'), '3: order is "first": write a number'],
  [`${complete}since: 31.01.2026\n`, '4: since is "31.01.2026": it must be a date such as 2026-01-31'],
  [`${complete}time: noon\n`, '4: time is "noon": it must be a valid iso time'],
  [
    `<<<<<<< HEAD\n${complete}=======\n${complete}>>>>>>> main\n`,
    '1: the file has a merge conflict: resolve it',
  ],
  [`${complete}look: tall\n`, '4: look is "tall": write plain or wide'],
  [`${complete}lok: wide\n`, '4: lok is not one of the fields: remove it, or correct its name'],
  [`${complete}head:\n  titel: x\n`, '4: head, description is missing: write a text'],
  [`${complete}head: x\n`, '4: head is "x": write its fields description'],
  [
    `${complete}blocks:\n  - kind: note\n    text: a\n  - kind: nota\n`,
    '7: blocks 2, kind is "nota": write note or list',
  ],
  [`${complete}blocks:\n  - kind: note\n`, '5: blocks 1, text is missing: write a text'],
  [
    `${complete}blocks:\n  - kind: list\n    points: [a]\n`,
    '6: blocks 1, points is 1: it must be at least 2',
  ],
  [
    `${complete}blocks:\n  - kind: list\n    points:\n      - Loom\n      - Tools: Python\n`,
    '8: blocks 1, points 2 is a group of fields: put the text in quotes',
  ],
  [`${complete}blocks: none\n`, '4: blocks is "none": write a list, each item after a dash'],
  ['', '1: the entry is missing: write its fields title, years, order, since, time, look, head, blocks'],
])('%j has a mistake that is told in one sentence', (yaml, error) => {
  expect(errorsOf(yaml)).toEqual([error]);
});

it('all mistakes of an entry are reported at once', () => {
  expect(errorsOf('order: x\nlook: tall\n')).toHaveLength(4);
});
