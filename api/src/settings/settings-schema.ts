import { company } from '@site/shared/company/company';
import { previewHostSetting } from '@site/shared/http/preview-host';
import {
  addressRange,
  emailAddress,
  listOf,
  logLevels,
  optional,
  percentage,
  type Setting,
  urlOf,
  wholeNumber,
} from '@site/shared/http/setting-schemas';
import { exampleAddress, storeAddress } from '@site/shared/node/bucket/store-address';
import { credential, origin } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';
import { clamdAddress, databaseAddress, siteAddress, tlsParameters, webhookAddress } from './address-schemas';
import { defaultConnectionLimits } from './connection-limits';

/** The forms without the solution of a challenge that one client may send in ten minutes, with `FORM_CHALLENGE`. */
export const formsWithoutSolution = 5;

/** Every setting of the web server and the operator's commands, in the order of docs/settings.md. */
export const settings = {
  PORT: {
    description: 'Port of the site and its API.',
    read: wholeNumber(0, 65_535),
    default: '3000',
    expected: 'a whole number from 0 to 65535, for instance PORT=3000 (0 takes any free port)',
  },
  HOST: {
    description:
      'Address to listen at. The default accepts connections from this machine only: for a first try, or behind nginx.',
    read: v.string(),
    default: '127.0.0.1',
    expected: 'an address of this machine, for instance HOST=127.0.0.1 (HOST=:: for every address)',
  },
  SITE_DIR: {
    description: 'Folder of the releases and snapshots.',
    read: v.string(),
    default: 'site',
    expected: 'a folder, for instance SITE_DIR=site',
  },
  SITE_FROM: {
    description:
      'Address of the site’s files, which this server copies into `SITE_DIR`: a CDN, a bucket, or `/site` of a release service. Without it, release commands on this machine write `SITE_DIR`.',
    read: optional(siteAddress),
    default: '',
    expected: 'the address of the site’s files, for instance SITE_FROM=https://cdn.example/site',
  },
  SITE_MAPS_FROM: {
    description:
      'Bucket from which source maps are copied, with the credentials `AWS_…` of this server. Without it, `SITE_FROM_KEY` decides.',
    read: optional(storeAddress),
    default: '',
    expected: `the bucket of the site, for instance SITE_MAPS_FROM=${exampleAddress}`,
  },
  SITE_FROM_KEY: {
    description:
      'Key of the release service at `SITE_FROM` with which source maps are copied. Without either, errors are reported without their positions in the sources.',
    read: optional(credential),
    default: '',
    expected: 'a key that may read, as printed by: npm run delivery -- keys add',
    secret: true,
  },
  PREVIEW_HOST: previewHostSetting,
  DATA_DIR: {
    description: 'Folder of the SQLite database, unless `DATABASE_URL` is set.',
    read: v.string(),
    default: '.data',
    expected: 'a folder, for instance DATA_DIR=.data',
  },
  DATABASE_URL: {
    description:
      'PostgreSQL that stores enquiries, applications and observations, for one server or several.',
    read: optional(databaseAddress),
    default: '',
    expected: `the address of a PostgreSQL database, for TLS with ${tlsParameters.join(', ')}, for instance DATABASE_URL=postgres://user:password@host:5432/site?sslmode=verify-full`,
    secret: true,
  },
  ENQUIRY_RETENTION_DAYS: {
    description:
      'Days after which enquiries and applications are deleted: at most those that `/privacy` promises (`retentionDays` in `shared/src/company/company.json`).',
    read: wholeNumber(1, company.retentionDays),
    default: String(company.retentionDays),
    expected: `a whole number of days from 1 to ${company.retentionDays}, which /privacy promises, for instance ENQUIRY_RETENTION_DAYS=${company.retentionDays}. For more, change retentionDays in shared/src/company/company.json, release mf-marketing, and build the server`,
  },
  SMTP_URL: {
    description:
      'Mail server for notifications. Without it, they wait; `npm run enquiries -- mail` shows how many.',
    read: optional(urlOf('smtp:', 'smtps:')),
    default: '',
    expected: 'the address of a mail server, for instance SMTP_URL=smtps://user:password@mail.host:465',
    secret: true,
  },
  MAIL_TO: mailAddress('MAIL_TO', 'Recipient of the notifications.'),
  MAIL_FROM: mailAddress(
    'MAIL_FROM',
    'Sender of the notifications: an address that the mail server may send for.',
  ),
  MAIL_RETRY_SECONDS: {
    description:
      'Seconds until a failed mail, webhook or scan is repeated; doubled after each failure, up to 15 minutes.',
    read: wholeNumber(1, 3600),
    default: '30',
    expected: 'a whole number of seconds from 1 to 3600, for instance MAIL_RETRY_SECONDS=30',
  },
  WEBHOOK_URL: {
    description:
      'Receiver of a [Standard Webhook](https://www.standardwebhooks.com) for each enquiry and application, in addition to the mail. `webhook-id` is the ID of the enquiry, the same for each repeat.',
    read: optional(webhookAddress),
    default: '',
    expected:
      'an https address without a login, or http at this machine, for instance WEBHOOK_URL=https://crm.example/enquiries',
    secret: true,
  },
  WEBHOOK_SECRET: {
    description: 'Key that signs the webhooks; required with `WEBHOOK_URL`.',
    read: optional(v.string()),
    default: '',
    expected:
      'whsec_ and 24 to 64 random bytes in Base64, as printed by: echo whsec_$(openssl rand -base64 32)',
    secret: true,
  },
  CLAMD_URL: {
    description:
      'ClamAV’s clamd, which scans the resumes of applications. Until a resume is clean, it cannot be opened, and nothing about its application is sent. At a host, it must be in your own network: clamd takes files unencrypted. Applications from before are scanned, too. The same on all servers.',
    read: optional(clamdAddress),
    default: '',
    expected: 'tcp://host:port or unix:/path, for instance CLAMD_URL=unix:/run/clamav/clamd.ctl',
  },
  ENQUIRY_RATE_LIMIT: {
    description:
      'Forms that one client (an IPv4 address or an IPv6 /64) may send in ten minutes, valid or not. An IPv6 /48 may send twenty times as many.',
    read: wholeNumber(0, 100_000_000),
    default: '30',
    expected: 'a whole number of forms in ten minutes, for instance ENQUIRY_RATE_LIMIT=30 (0 sets no limit)',
  },
  ENQUIRY_RATE_LIMIT_TOTAL: {
    description:
      'Forms that are mailed individually in ten minutes. All are stored; soon after the ten minutes one mail counts the others.',
    read: wholeNumber(0, 100_000_000),
    default: '300',
    expected:
      'a whole number of mails in ten minutes, for instance ENQUIRY_RATE_LIMIT_TOTAL=300 (0 sets no limit)',
  },
  FORM_CHALLENGE: {
    description: `Whether browsers solve a challenge ([ALTCHA](https://altcha.org)) before they send a form. One client may send only ${formsWithoutSolution} forms without a solution in ten minutes, for instance without JavaScript.`,
    read: v.pipe(
      v.picklist(['off', 'on']),
      v.transform((state) => state === 'on'),
    ),
    default: 'off',
    expected: 'on or off, for instance FORM_CHALLENGE=on',
  },
  CONNECTIONS_PER_CLIENT: {
    description:
      'Connections that one client may have open at a time. An IPv6 /48 may have 1,000, or this number if it is larger. Trusted proxies have no limit.',
    read: wholeNumber(0, 1_000_000),
    default: String(defaultConnectionLimits.maxPerClient),
    expected: 'a whole number, for instance CONNECTIONS_PER_CLIENT=250 (0 sets no limit)',
  },
  TRUSTED_PROXIES: {
    description:
      "Proxies that are trusted to report the client's address. Without them, it is the address of the connection.",
    read: listOf(addressRange),
    default: '',
    expected: 'addresses or ranges with commas between, for instance TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
  },
  ALLOWED_ORIGINS: {
    description:
      'Origins whose pages may send forms, in addition to the address that the site is reached at.',
    read: listOf(origin),
    default: company.website,
    expected: `origins with commas between, for instance ALLOWED_ORIGINS=${company.website}`,
  },
  METRICS_PORT: {
    description:
      'Port of `/metrics` for Prometheus and `/observations` for the release service. Without it, there are none.',
    read: optional(wholeNumber(0, 65_535)),
    default: '',
    expected: 'a whole number from 0 to 65535, for instance METRICS_PORT=9464',
  },
  METRICS_HOST: {
    description: 'Address that `METRICS_PORT` listens at.',
    read: v.string(),
    default: '127.0.0.1',
    expected: 'an address of this machine, for instance METRICS_HOST=127.0.0.1',
  },
  INBOX_PORT: {
    description: 'Port of `npm run inbox`, which only listens at this machine’s own address 127.0.0.1.',
    read: wholeNumber(0, 65_535),
    default: '3200',
    expected: 'a whole number from 0 to 65535, for instance INBOX_PORT=3200 (0 takes any free port)',
  },
  INBOX_ORIGIN: {
    description:
      'Origin at which your reverse proxy serves the inbox. Without it, the inbox only answers requests to `localhost`.',
    read: optional(origin),
    default: '',
    expected: 'an origin, for instance INBOX_ORIGIN=https://inbox.example',
  },
  INBOX_PASSWORD: {
    description: 'Password of the inbox, for the user `inbox`. Without it, each start prints a new one.',
    read: optional(v.string()),
    default: '',
    expected: '20 to 200 characters of ASCII without spaces, as printed by: openssl rand -hex 16',
    secret: true,
  },
  REPORTS: {
    description: 'Visits of a hundred that send samples.',
    read: percentage,
    default: '100',
    expected: 'off, or the visits of a hundred that send samples, for instance REPORTS=10',
  },
  LOG_LEVEL: {
    description: 'Least severe level that is logged.',
    read: v.picklist(logLevels),
    default: 'warn',
    expected: `one of ${logLevels.join(', ')}, for instance LOG_LEVEL=warn`,
  },
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof settings)[Name]['read']>;

function mailAddress(name: string, description: string) {
  return {
    description,
    read: emailAddress,
    default: company.email,
    expected: `one e-mail address, for instance ${name}=${company.email}`,
  };
}
