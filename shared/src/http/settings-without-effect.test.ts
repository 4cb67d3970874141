import { expect, test } from 'vitest';
import { settingsWithoutEffect } from './settings-without-effect';

const settings = { PORT: {}, SMTP_URL: { secret: true as const }, LOG_LEVEL: {}, TRUSTED_PROXIES: {} };

test('a setting of the version before is named with the one to set instead', () => {
  const environment = { SITE_PREVIEWS: 'https://staging.example', PREVIEWS: '', PORT: '3000' };
  expect(settingsWithoutEffect(settings, environment)).toEqual([
    'SITE_PREVIEWS has no effect any more: set PREVIEW_HOST (docs/upgrading.md).',
  ]);
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_URI_FILE', 'SMTP_URL_FILE'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
])('%s is taken for a misspelled %s', (name, setting) => {
  expect(settingsWithoutEffect(settings, { [name]: 'x' })).toEqual([
    `${name} is not a setting. If you mean ${setting}, rename it (docs/settings.md).`,
  ]);
});

test('settings, empty ones and names of other programs are no mistakes', () => {
  const environment = {
    SMTP_URL_FILE: '/run/smtp',
    SMPT_URL: '',
    HOST: '::',
    PORTS: '80',
    TRUSTED_CERTS: 'x',
  };
  expect(settingsWithoutEffect(settings, environment)).toEqual([]);
});
