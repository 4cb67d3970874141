import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readDataDirectory, readSettings } from './config';
import { StartError } from './start-error';

test('everything left out gives the usual settings', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '',
    dataDirectory: resolve('.data'),
    siteDirectory: resolve('site'),
    logLevel: 'warn',
  });
});

test('every setting can be given, and an empty one counts as left out', () => {
  const given = { PORT: '0', HOST: '::1', DATA_DIR: '/var/data', SITE_DIR: 'out', LOG_LEVEL: '' };
  expect(readSettings(given)).toEqual({
    port: 0,
    host: '::1',
    dataDirectory: '/var/data',
    siteDirectory: resolve('out'),
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', 'web', 'PORT=3000'],
  ['PORT', '65536', '65535'],
  ['PORT', '-1', 'PORT=3000'],
  ['PORT', '80.5', 'PORT=3000'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal, silent'],
])('%s=%s is refused in one sentence that names setting, value and remedy', (setting, value, remedy) => {
  const read = () => readSettings({ [setting]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`${setting} is "${value}"`);
  expect(read).toThrow(remedy);
});

test('a wrong PORT is no concern of a command that needs only the data', () => {
  expect(readDataDirectory({ PORT: 'web', DATA_DIR: '/var/data' })).toBe('/var/data');
});
