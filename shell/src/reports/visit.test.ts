import { describe, expect, test, vi } from 'vitest';
import { readVisit } from './visit';

const site = location.origin;

function open(address: string, { referrer = '', type = 'navigate' as NavigationTimingType } = {}) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return readVisit({ name: site + address, type });
}

test.each([
  ['https://news.example/an/article?reader=asha', 'news.example'],
  ['android-app://com.example.mail/', 'com.example.mail'],
  ['', 'direct'],
])('a visit from %j comes from %s', (referrer, source) => {
  expect(open('/career', { referrer })).toEqual({
    arrives: true,
    source,
    campaign: ['', ''],
    enquiry: false,
  });
});

test.each([
  ['?utm_source=newsletter&utm_campaign=spring+2026&utm_id=7', ['newsletter', 'spring 2026']],
  ['?utm_source=newsletter', ['newsletter', '']],
  ['?utm_source=asha@example.com&utm_campaign=%3Cb%3E', ['', '']],
  [`?utm_source=${'x'.repeat(41)}`, ['', '']],
])('the campaign of %s is reported as %j', (query, campaign) => {
  expect(open(`/career${query}`)?.campaign).toEqual(campaign);
});

test('only the way from elsewhere is an arrival', () => {
  const referrer = 'https://news.example/';
  for (const type of ['reload', 'back_forward'] as const)
    expect(open('/career', { referrer, type })).toMatchObject({ arrives: false, source: 'news.example' });
  expect(open('/contact', { referrer: `${site}/career` })).toMatchObject({ arrives: false, source: 'site' });
});

test('a page that was opened before the first one was hydrated still has its campaign', () => {
  const referrer = `${site}/career?utm_source=newsletter&utm_campaign=spring`;
  expect(open('/contact', { referrer })?.campaign).toEqual(['newsletter', 'spring']);
});

describe.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('with %s', (_, navigator) => {
  test('nothing of a visit is read', () => {
    vi.stubGlobal('navigator', navigator);
    expect(open('/career?utm_source=newsletter', { referrer: 'https://news.example/' })).toBeUndefined();
  });
});
