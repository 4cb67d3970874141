import { expect, test } from 'vitest';
import { checkReleaseRecord } from './check-release-record';

const release = { url: '/releases/shell/1/main.js', metadata: { version: '1', integrity: 'sha384-a' } };
const check = (record: unknown) => checkReleaseRecord(record, '/releases.json');

const withRelease = (broken: unknown) => ({ microFrontends: { shell: [broken] } });

test('accepts a release record', () => {
  const record = { schema: '', microFrontends: { shell: [release] } };
  expect(check(record)).toBe(record);
});

test.each([
  ['nothing', null],
  ['no apps', { schema: '' }],
  ['an app without a list', { microFrontends: { shell: release } }],
  ['an app without a release', { microFrontends: { shell: [] } }],
  ['an empty release', { microFrontends: { shell: [release, null] } }],
  ['a release without a URL', withRelease({ ...release, url: undefined })],
  ['a release without metadata', withRelease({ url: release.url })],
  ['a release without a version', withRelease({ ...release, metadata: { integrity: 'sha384-a' } })],
  ['a release without a hash', withRelease({ ...release, metadata: { version: '1' } })],
])('refuses a record with %s, and names its source', (_, record) => {
  expect(() => check(record)).toThrow('/releases.json is not a release record.');
});
