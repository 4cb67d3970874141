import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { readDatabaseLocation, readInboxSettings, readMailSettings, readSettings } from './read-settings';
import { settings } from './settings-schema';

const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('an empty environment gives the default settings', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    siteDirectory: resolve('site'),
    siteFrom: undefined,
    siteFromKey: undefined,
    mapsFrom: undefined,
    previewHost: undefined,
    database: { kind: 'sqlite', folder: resolve('.data') },
    retentionDays: 365,
    mail: undefined,
    webhook: undefined,
    maxMails: 300,
    connectionsPerClient: 250,
    formGuards: {
      maxPerClient: 30,
      trustedProxies: [],
      allowedOrigins: ['https://www.malvanta.example'],
    },
    formChallenge: false,
    metrics: undefined,
    reportedPercentage: 100,
    logLevel: 'warn',
  });
});

test('every setting can be set, and an empty one counts as unset', () => {
  const given = {
    PORT: '0',
    HOST: '::1',
    SITE_DIR: 'out',
    SITE_FROM: 'https://release.example/site/',
    SITE_MAPS_FROM: 's3://site/prod?region=eu-central-1',
    SITE_FROM_KEY: 'site_0123abcd_secret',
    PREVIEW_HOST: 'preview.example',
    DATA_DIR: '/var/data',
    DATABASE_URL: 'postgres://site:word@db.example:5432/site',
    ENQUIRY_RETENTION_DAYS: '90',
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_TO: 'sales@shop.example',
    MAIL_FROM: 'site@shop.example',
    MAIL_RETRY_SECONDS: '5',
    WEBHOOK_URL: 'https://crm.example/hook?from=site',
    WEBHOOK_SECRET: webhookSecret,
    CLAMD_URL: 'tcp://clamd.internal:3311',
    ENQUIRY_RATE_LIMIT: '0',
    ENQUIRY_RATE_LIMIT_TOTAL: '9000',
    FORM_CHALLENGE: 'on',
    CONNECTIONS_PER_CLIENT: '12',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ,fd00::/8',
    ALLOWED_ORIGINS: 'https://shop.example,http://localhost:8080',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    INBOX_PORT: '3201',
    INBOX_ORIGIN: 'https://inbox.example',
    INBOX_PASSWORD: 'a-password-of-the-test',
    REPORTS: 'off',
    LOG_LEVEL: '',
  };
  expect(Object.keys(given).sort()).toEqual(Object.keys(settings).sort());
  expect(readSettings(given)).toEqual({
    port: 0,
    host: '::1',
    siteDirectory: resolve('out'),
    siteFrom: 'https://release.example/site',
    siteFromKey: 'site_0123abcd_secret',
    mapsFrom: {
      ...{ bucket: 'site', prefix: 'prod', region: 'eu-central-1' },
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
    },
    previewHost: 'preview.example',
    database: { kind: 'postgres', url: 'postgres://site:word@db.example:5432/site' },
    retentionDays: 90,
    mail: {
      smtpUrl: 'smtps://user:word@mail.example',
      to: 'sales@shop.example',
      from: 'site@shop.example',
      retrySeconds: 5,
    },
    webhook: { url: 'https://crm.example/hook?from=site', secret: webhookSecret, retrySeconds: 5 },
    scan: { clamd: { host: 'clamd.internal', port: 3311 }, retrySeconds: 5 },
    maxMails: 9000,
    connectionsPerClient: 12,
    formGuards: {
      maxPerClient: 0,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      allowedOrigins: ['https://shop.example', 'http://localhost:8080'],
    },
    formChallenge: true,
    metrics: { port: 9464, host: '0.0.0.0' },
    reportedPercentage: 0,
    logLevel: 'warn',
  });
  expect(readInboxSettings(given)).toEqual({
    port: 3201,
    origin: 'https://inbox.example',
    password: 'a-password-of-the-test',
    database: { kind: 'postgres', url: 'postgres://site:word@db.example:5432/site' },
    isMailed: true,
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', 'web', 'PORT=3000'],
  ['PORT', '65536', '65535'],
  ['PORT', '-1', 'PORT=3000'],
  ['PORT', '80.5', 'PORT=3000'],
  ['SITE_FROM', 'cdn.example/site', 'SITE_FROM=https://cdn.example/site'],
  ['SITE_FROM', 'https://cdn.example/site?v=1', 'SITE_FROM=https://cdn.example/site'],
  ['SITE_FROM', 's3://site', 'SITE_FROM=https://cdn.example/site'],
  ['SITE_MAPS_FROM', 'https://cdn.example', 'SITE_MAPS_FROM=s3://bucket/prefix'],
  ['PREVIEW_HOST', 'https://preview.example', 'PREVIEW_HOST=preview.example'],
  ['DATABASE_URL', 'mysql://db.example/site', 'DATABASE_URL=postgres://'],
  ['DATABASE_URL', 'site', 'DATABASE_URL=postgres://'],
  ['ENQUIRY_RETENTION_DAYS', '0', 'ENQUIRY_RETENTION_DAYS=365'],
  ['ENQUIRY_RETENTION_DAYS', '366', 'from 1 to 365, which /privacy promises'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL=smtps://'],
  ['MAIL_TO', 'a@b, c@d', 'MAIL_TO=sales@'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM='],
  ['MAIL_RETRY_SECONDS', '0', 'MAIL_RETRY_SECONDS=30'],
  ['WEBHOOK_URL', 'http://crm.example/hook', 'WEBHOOK_URL=https://crm.example/enquiries'],
  ['WEBHOOK_URL', 'http://127.0.0.1.crm.example/hook', 'http at this machine'],
  ['WEBHOOK_URL', 'file:///etc/passwd', 'WEBHOOK_URL=https://'],
  ['CLAMD_URL', 'clamd.internal:3310', 'tcp://host:port'],
  ['CLAMD_URL', 'http://clamd.internal:3310', 'unix:/path'],
  ['CLAMD_URL', 'tcp://', 'tcp://host:port'],
  ['CLAMD_URL', 'tcp://user@clamd.internal', 'tcp://host:port'],
  ['CLAMD_URL', 'tcp://clamd.internal:3310/path', 'tcp://host:port'],
  ['CLAMD_URL', 'unix://host/clamd.ctl', 'unix:/path'],
  ['CLAMD_URL', 'unix:clamd.ctl', 'unix:/path'],
  ['ENQUIRY_RATE_LIMIT', 'many', 'ENQUIRY_RATE_LIMIT=30'],
  ['ENQUIRY_RATE_LIMIT_TOTAL', '1.5', 'ENQUIRY_RATE_LIMIT_TOTAL=300'],
  ['FORM_CHALLENGE', 'yes', 'FORM_CHALLENGE=on'],
  ['CONNECTIONS_PER_CLIENT', '-1', 'CONNECTIONS_PER_CLIENT=250'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES=127.0.0.1'],
  ['TRUSTED_PROXIES', 'nginx', 'TRUSTED_PROXIES=127.0.0.1'],
  ['TRUSTED_PROXIES', '127.0.0.1/8/8', 'TRUSTED_PROXIES=127.0.0.1'],
  ['ALLOWED_ORIGINS', 'https://shop.example/contact', 'ALLOWED_ORIGINS=https://'],
  ['METRICS_PORT', 'yes', 'METRICS_PORT=9464'],
  ['REPORTS', '101', 'REPORTS=10'],
  ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal, silent'],
])('%s=%s is refused with a message that names setting, value and remedy', (setting, value, remedy) => {
  const read = () => readSettings({ [setting]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`${setting} is "${value}"`);
  expect(read).toThrow(remedy);
});

test.each(['DATABASE_URL', 'SMTP_URL'])(
  'the message about a wrong %s does not contain its password',
  (name) => {
    for (const address of ['http://user:secr@et@host/x', '//user:secret@host', 'user:secret@host']) {
      const read = () => readSettings({ [name]: address });
      expect(read).toThrow(/is ".*host.*":/);
      expect(read).not.toThrow(/secr|et@/);
    }
  },
);

test('a key of the release service is not sent unencrypted', () => {
  const read = (from: string) => () =>
    readSettings({ SITE_FROM: from, SITE_FROM_KEY: 'site_0123abcd_secret' });
  expect(read('http://release.example')).toThrow('SITE_FROM is http://release.example, where SITE_FROM_KEY');
  expect(read('http://release.example')).not.toThrow('secret');
  expect(read('http://127.0.0.1:3100')).not.toThrow();
});

test.each([undefined, 'whsec_short', 'c2VjcmV0'])('a webhook with the secret %s is refused', (secret) => {
  const read = () => readSettings({ WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: secret });
  expect(read).toThrow('WEBHOOK_URL needs a WEBHOOK_SECRET');
  expect(read).not.toThrow('short');
  expect(read).not.toThrow('c2VjcmV0');
});

test.each(['a-short-one', 'words with spaces between them', 'a'.repeat(201)])(
  'the inbox password %j is refused with the rule, and not printed',
  (password) => {
    const read = () => readInboxSettings({ INBOX_PASSWORD: password });
    expect(read).toThrow('20 to 200 characters of ASCII without spaces');
    expect(read).not.toThrow(password);
  },
);

test('a command that needs only the data ignores a wrong PORT', () => {
  expect(readDatabaseLocation({ PORT: 'web', DATA_DIR: '/var/data' })).toEqual({
    kind: 'sqlite',
    folder: '/var/data',
  });
  expect(readMailSettings({ PORT: 'web' })).toBeUndefined();
});

describe.each(['DATABASE_URL', 'SMTP_URL'])('%s from a file', (name) => {
  const address = {
    DATABASE_URL: 'postgres://site:secret@db.example/site',
    SMTP_URL: 'smtps://site:secret@mail.example',
  };
  const value = address[name as keyof typeof address];
  async function secretFile(text: string) {
    const file = join(await temporaryFolder(), 'secret');
    await writeFile(file, text);
    return file;
  }

  test('is the same as in the environment', async () => {
    const file = await secretFile(`${value}\n`);
    expect(readSettings({ [`${name}_FILE`]: file })).toEqual(readSettings({ [name]: value }));
    expect(readSettings({ [`${name}_FILE`]: '', [name]: value })).toEqual(readSettings({ [name]: value }));
  });

  test('in addition to one in the environment stops the start', () => {
    const read = () => readSettings({ [name]: value, [`${name}_FILE`]: '/run/secret' });
    expect(read).toThrow(StartError);
    expect(read).toThrow(`${name} and ${name}_FILE are both set: remove one of them.`);
  });

  test('that is missing or empty stops the start with the file and the remedy', async () => {
    const missing = join(await temporaryFolder(), 'missing');
    const read = () => readSettings({ [`${name}_FILE`]: missing });
    expect(read).toThrow(StartError);
    expect(read).toThrow(missing);
    expect(read).toThrow(/ENOENT.*make the file readable.*or remove \w+_FILE/);
    const empty = await secretFile(' \n');
    expect(() => readSettings({ [`${name}_FILE`]: empty })).toThrow(`${empty}, which is empty`);
  });

  test('with a wrong value does not print its password', async () => {
    const file = await secretFile('http://site:secret@host/x');
    const read = () => readSettings({ [`${name}_FILE`]: file });
    expect(read).toThrow(`${name} is "http://…@host/x"`);
    expect(read).not.toThrow('secret@');
  });
});
