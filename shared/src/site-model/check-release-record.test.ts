import { expect, test } from 'vitest';
import { checkReleaseRecord } from './check-release-record';

const release = { url: '/releases/shell/1/main.js', metadata: { version: '1', integrity: 'sha384-a' } };
const check = (record: unknown) => checkReleaseRecord(record, '/releases.json');

test('accepts a release record', () => {
  const record = { schema: '', microFrontends: { shell: [release] } };
  expect(check(record)).toBe(record);
});

test.each([
  ['nothing', null],
  ['no apps', { schema: '' }],
  ['an app without a release', { microFrontends: { shell: [] } }],
  ['a release without a URL', { microFrontends: { shell: [{ ...release, url: undefined }] } }],
  ['a release without a version', { microFrontends: { shell: [{ ...release, metadata: {} }] } }],
])('refuses a record with %s, and names its source', (_, record) => {
  expect(() => check(record)).toThrow('/releases.json is not a release record.');
});
