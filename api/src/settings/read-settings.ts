import { resolve } from 'node:path';
import { readSetting as readText } from '@site/shared/http/read-setting';
import type { Setting } from '@site/shared/http/setting-schemas';
import { readSecret } from '@site/shared/node/read-secret';
import { StartError } from '@site/shared/node/start-error';
import type { DatabaseLocation } from './database-location';
import { isLoopback } from './is-loopback';
import { type SettingName, type SettingValue, settings } from './settings-schema';

export type Settings = ReturnType<typeof readSettings>;

/** How notifications are mailed to the company. */
export type MailSettings = NonNullable<Settings['mail']>;

/** Where and how webhooks are sent. */
export type WebhookSettings = NonNullable<Settings['webhook']>;

/** How resumes are scanned. */
export type ScanSettings = NonNullable<Settings['scan']>;

/** The limits of forms in ten minutes; 0: no limit. */
export type FormGuardSettings = Settings['formGuards'];

/**
 * Reads the settings of the server; no other module of `api` reads settings from the environment.
 * @returns the settings, folders as absolute paths (relative ones start at the current directory)
 * @throws StartError naming the setting, its value and the expected value
 */
export function readSettings(environment = process.env) {
  const read = <Name extends SettingName>(name: Name) => readSetting(name, environment);
  const metricsPort = read('METRICS_PORT');
  const siteFrom = read('SITE_FROM');
  const siteFromKey = read('SITE_FROM_KEY');
  if (siteFrom !== undefined && siteFromKey !== undefined) requirePrivate(siteFrom);
  return {
    port: read('PORT'),
    host: read('HOST'),
    siteDirectory: resolve(read('SITE_DIR')),
    siteFrom,
    siteFromKey,
    mapsFrom: read('SITE_MAPS_FROM'),
    previewHost: read('PREVIEW_HOST'),
    database: readDatabaseLocation(environment),
    retentionDays: read('ENQUIRY_RETENTION_DAYS'),
    mail: readMailSettings(environment),
    webhook: readWebhookSettings(environment),
    scan: readScanSettings(environment),
    maxMails: read('ENQUIRY_RATE_LIMIT_TOTAL'),
    connectionsPerClient: read('CONNECTIONS_PER_CLIENT'),
    formGuards: {
      maxPerClient: read('ENQUIRY_RATE_LIMIT'),
      trustedProxies: read('TRUSTED_PROXIES'),
      allowedOrigins: read('ALLOWED_ORIGINS'),
    },
    formChallenge: read('FORM_CHALLENGE'),
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: read('METRICS_HOST') },
    reportedPercentage: read('REPORTS'),
    logLevel: read('LOG_LEVEL'),
  };
}

/** A key is only sent over TLS or within this machine. */
function requirePrivate(siteFrom: string): void {
  const { protocol, hostname } = new URL(siteFrom);
  if (protocol === 'https:' || isLoopback(hostname)) return;
  throw new StartError(
    `SITE_FROM is ${siteFrom}, where SITE_FROM_KEY would be sent unencrypted. Use https://, or remove the key.`,
  );
}

/** Reads only the location of the enquiries: a command that needs nothing else ignores a wrong PORT. */
export function readDatabaseLocation(environment: NodeJS.ProcessEnv): DatabaseLocation {
  const url = readSetting('DATABASE_URL', environment);
  if (url !== undefined) return { kind: 'postgres', url };
  return { kind: 'sqlite', folder: resolve(readSetting('DATA_DIR', environment)) };
}

/** Reads the mail settings; undefined when mails are off. */
export function readMailSettings(environment: NodeJS.ProcessEnv) {
  const read = <Name extends SettingName>(name: Name) => readSetting(name, environment);
  const smtpUrl = read('SMTP_URL');
  const mail = { to: read('MAIL_TO'), from: read('MAIL_FROM'), retrySeconds: read('MAIL_RETRY_SECONDS') };
  return smtpUrl === undefined ? undefined : { smtpUrl, ...mail };
}

/** ASCII, because browsers disagree on the encoding of others. */
const inboxPassword = /^[!-~]{20,200}$/;

export type InboxSettings = ReturnType<typeof readInboxSettings>;

/**
 * Reads the settings of the inbox.
 * @throws StartError for a wrong one; the message does not contain the password
 */
export function readInboxSettings(environment = process.env) {
  const password = readSetting('INBOX_PASSWORD', environment);
  if (password !== undefined && !inboxPassword.test(password))
    throw new StartError(`INBOX_PASSWORD is not accepted: set it to ${settings.INBOX_PASSWORD.expected}.`);
  return {
    port: readSetting('INBOX_PORT', environment),
    origin: readSetting('INBOX_ORIGIN', environment),
    password,
    database: readDatabaseLocation(environment),
    isMailed: readMailSettings(environment) !== undefined,
    logLevel: readSetting('LOG_LEVEL', environment),
  };
}

/** 24 to 64 bytes. */
const webhookSecret = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/**
 * Reads the webhook's settings; undefined when there is none.
 * @throws StartError for an address without a proper secret, which the message does not contain
 */
function readWebhookSettings(environment: NodeJS.ProcessEnv) {
  const url = readSetting('WEBHOOK_URL', environment);
  const secret = readSetting('WEBHOOK_SECRET', environment);
  if (url === undefined) return undefined;
  if (secret === undefined || !webhookSecret.test(secret))
    throw new StartError(
      `WEBHOOK_URL needs a WEBHOOK_SECRET, with which its receiver can trust a webhook: set it to ${settings.WEBHOOK_SECRET.expected}.`,
    );
  return { url, secret, retrySeconds: readSetting('MAIL_RETRY_SECONDS', environment) };
}

/** Reads how resumes are scanned; undefined when they are not. */
function readScanSettings(environment: NodeJS.ProcessEnv) {
  const clamd = readSetting('CLAMD_URL', environment);
  return clamd && { clamd, retrySeconds: readSetting('MAIL_RETRY_SECONDS', environment) };
}

function readSetting<Name extends SettingName>(
  name: Name,
  environment: NodeJS.ProcessEnv,
): SettingValue<Name> {
  const setting: Setting<SettingValue<Name>> = settings[name];
  return readText(name, setting, setting.secret ? readSecret(name, environment) : environment[name]);
}
