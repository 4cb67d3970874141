import type { VisitRow } from '@site/shared/node/visit-observations';
import type { ReportedVisit } from '@site/shared/site-model/visit-report';
import { describe, expect, test } from 'vitest';
import { sampleView } from '../../testing/reporting-app';
import { createVisitCounter } from './visit-counter';

const routes = ['/', '/career/:job'].map((path) => ({ path, page: 'page' }));
const sample: ReportedVisit = {
  ...{ arrives: true, source: 'news.example', campaign: ['', ''], landing: '/career/:job', enquiry: false },
};

/** Counts visits, each of another client, on a Wednesday. */
function counting() {
  const rows: VisitRow[] = [];
  let time = new Date('2026-03-04T14:20:00Z');
  let clients = 0;
  const count = createVisitCounter(
    (row) => rows.push(row),
    () => time,
  );
  return {
    rows,
    count: (
      visit: Partial<ReportedVisit> = {},
      { ip = `192.0.2.${clients++}`, headers = {}, views = 1 } = {},
    ) =>
      count(
        { ip, headers },
        { visit: { ...sample, ...visit }, views: Array(views).fill(sampleView) },
        { routes },
      ),
    names: (dimension: VisitRow['dimension']) =>
      rows.filter((row) => row.dimension === dimension).map(({ name }) => name),
    waitHours: (hours: number) => {
      time = new Date(time.getTime() + hours * 3_600_000);
    },
  };
}

test('each value of a visit is counted by itself, in its week', () => {
  const { rows, count } = counting();
  count({ source: 'www.news.example', campaign: ['newsletter', 'spring'], enquiry: true }, { views: 3 });
  const counts = { week: '2026-03-02', visits: 1, views: 3, enquiries: 1 };
  expect(rows).toEqual([
    { dimension: 'source', name: 'news.example', ...counts },
    { dimension: 'campaign', name: 'newsletter / spring', ...counts },
    { dimension: 'landing', name: '/career/:job', ...counts },
  ]);
});

test('a report without a visit, a view or an enquiry counts nothing, and uses up no limit', () => {
  const { rows, count } = counting();
  const ip = '192.0.2.99';
  for (let at = 0; at < 50; at += 1) count({ arrives: false }, { ip, views: 0 });
  expect(rows).toEqual([]);
  count({}, { ip });
  expect(rows).toHaveLength(2);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('nothing is counted of a request with %o', (headers) => {
  const { rows, count } = counting();
  count({ enquiry: true }, { headers });
  expect(rows).toEqual([]);
});

test('only patterns of deployed pages are counted by name', () => {
  const { names, count } = counting();
  for (const landing of ['/career/asha', '/no/such/page', '']) count({ landing });
  expect(names('landing')).toEqual(['/career/:job', 'other', 'other']);
});

test('in a further document the page of arrival is not known, and no visit begins', () => {
  const { rows, count } = counting();
  count({ arrives: false, source: 'site', enquiry: true });
  expect(rows).toEqual([
    { week: '2026-03-02', dimension: 'source', name: 'site', visits: 0, views: 1, enquiries: 1 },
  ]);
});

describe('invented values', () => {
  test('one client adds a few reports, enquiries and names in an hour', () => {
    const { rows, names, count, waitHours } = counting();
    const invent = () => {
      for (let at = 0; at < 1000; at += 1)
        count({ source: `invented-${at}.example`, enquiry: true }, { ip: '192.0.2.99' });
      return new Set(names('source')).size;
    };
    // Three names, and `other`.
    expect(invent()).toBe(4);
    expect(rows.filter(({ dimension }) => dimension === 'source')).toHaveLength(20);
    expect(rows.filter(({ dimension, enquiries }) => dimension === 'source' && enquiries > 0)).toHaveLength(
      3,
    );
    waitHours(1);
    count({ source: 'partner.example' });
    expect(names('source').at(-1)).toBe('partner.example');
  });

  test('of 5,200 names, those used last are known further', () => {
    const { names, count, waitHours } = counting();
    const countHour = (hour: number) => {
      for (let at = 0; at < 20; at += 1) count({ source: `n${hour}-${at}.example` });
      count({ source: 'n0-0.example' });
      waitHours(1);
    };
    for (let hour = 0; hour < 260; hour += 1) countHour(hour);
    for (let at = 0; at < 20; at += 1) count({ source: `late-${at}.example` });
    for (const at of [0, 1]) count({ source: `n0-${at}.example` });
    expect(names('source').slice(-2)).toEqual(['n0-0.example', 'other']);
  });

  test('2,000 names of as many clients become twenty in an hour, and known ones are counted further', () => {
    const { names, count, waitHours } = counting();
    count({ source: 'partner.example', campaign: ['newsletter', ''] });
    for (let at = 0; at < 2000; at += 1)
      count(
        { source: `invented-${at}.example`, campaign: [`invented-${at}`, ''] },
        { ip: `10.${at >> 8}.${at % 256}.1` },
      );
    for (const dimension of ['source', 'campaign'] as const) expect(new Set(names(dimension)).size).toBe(21);
    count({ source: 'partner.example', campaign: ['newsletter', ''] });
    count({ source: 'late.example' });
    expect(names('source').slice(-2)).toEqual(['partner.example', 'other']);
    expect(names('campaign').at(-1)).toBe('newsletter');
    waitHours(1);
    count({ source: 'late.example' });
    expect(names('source').at(-1)).toBe('late.example');
  });
});
