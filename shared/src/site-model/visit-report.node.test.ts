import * as v from 'valibot';
import { expect, test } from 'vitest';
import { routePath, versionName } from './outside-names';
import { visitReportSchema } from './visit-report';

const problem = { kind: 'caught', name: 'TypeError', message: '', stack: [], count: 1 };
const view = {
  app: 'mf-careers',
  release: '1.0.0',
  pattern: '/',
  device: 'phone',
  vitals: {},
  problems: [problem],
};

const withProblem = (change: object) => ({ views: [{ ...view, problems: [{ ...problem, ...change }] }] });

test('a report of one view is read', () => {
  expect(v.is(visitReportSchema, { views: [view] })).toBe(true);
});

test('the longest version of a release and the longest path are read', () => {
  const [release, pattern] = [`1.0.0-${'a'.repeat(94)}`, `/${'a'.repeat(199)}`];
  expect([v.is(versionName, release), v.is(routePath, pattern)]).toEqual([true, true]);
  const visit = { arrives: true, source: 'direct', campaign: ['', ''], landing: pattern, enquiry: false };
  const report = { shell: release, visit, views: [{ ...view, release, pattern }] };
  expect(v.parse(visitReportSchema, report)).toEqual(report);
});

test('a time above ten minutes is left out, and the rest of the report is read', () => {
  const [kept] = v.parse(visitReportSchema, {
    views: [{ ...view, vitals: { LCP: 900, INP: 700_000 } }],
  }).views;
  expect(kept).toMatchObject({ vitals: { LCP: 900, INP: undefined }, problems: [problem] });
});

test.each([
  ['null', null],
  ['a list', []],
  ['one without a view', { views: [] }],
  ['one of too many views', { views: Array(21).fill(view) }],
  ['an unknown device', { views: [{ ...view, device: 'fridge' }] }],
  ['a negative time', { views: [{ ...view, vitals: { LCP: -1 } }] }],
  ['a time as text', { views: [{ ...view, vitals: { LCP: '1' } }] }],
  ['a message of two lines', withProblem({ message: 'a\n{"level":60}' })],
  ['a message with a line separator', withProblem({ message: 'a\u2028b' })],
  ['a huge count', withProblem({ count: 1e9 })],
  ['a position that is too long', withProblem({ stack: ['x'.repeat(201)] })],
])('%s is no report', (_, report) => {
  expect(v.is(visitReportSchema, report)).toBe(false);
});
