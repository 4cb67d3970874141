import { company } from '@site/shared/company/company';
import { origin } from '@site/shared/contracts/outside-names';
import { previewHostSetting } from '@site/shared/contracts/preview-host';
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
} from '@site/shared/contracts/setting-schemas';
import * as v from 'valibot';
import { defaultConnectionLimits } from '../http/connections/connection-limits';

/** Every setting of the server and its command, in the order of the README. */
export const settings = {
  /** Where the site answers. */
  PORT: {
    read: wholeNumber(0, 65_535),
    default: '3000',
    expected: 'a whole number from 0 to 65535, for instance PORT=3000 (0 takes any free port)',
  },
  /** Left out, this machine alone reaches the server: behind nginx nobody gets around nginx, and a first try is not on the network. */
  HOST: {
    read: v.string(),
    default: '127.0.0.1',
    expected:
      'an address of this machine, for instance HOST=127.0.0.1 (HOST=:: for every address, as in a container)',
  },
  /** Where the composed site is. */
  SITE_DIR: { read: v.string(), default: 'site', expected: 'a folder, for instance SITE_DIR=site' },
  /** The release service whose live site SITE_DIR follows. Left out, release commands on this machine write SITE_DIR. */
  SITE_FROM: {
    read: optional(origin),
    default: '',
    expected: 'the origin of a release service, for instance SITE_FROM=https://release.example',
  },
  /** A key of that service, to bring source maps with. Left out, none are brought. */
  SITE_FROM_KEY: {
    read: optional(v.string()),
    default: '',
    expected: 'a key that may read, as npm run delivery -- keys add gives it',
    secret: true,
  },
  /** The host that previews are below, each at a host of its own. Left out, there are none. */
  PREVIEW_HOST: previewHostSetting,
  /** Where the enquiries are kept, unless DATABASE_URL names a PostgreSQL. */
  DATA_DIR: { read: v.string(), default: '.data', expected: 'a folder, for instance DATA_DIR=.data' },
  /** The PostgreSQL that keeps the enquiries, for one instance or several. */
  DATABASE_URL: {
    read: optional(urlOf('postgres:', 'postgresql:')),
    default: '',
    expected:
      'the address of a PostgreSQL database, for instance DATABASE_URL=postgres://user:password@host:5432/site',
    secret: true,
  },
  /** Days after which enquiries and applications are deleted. Left out, they are kept until an operator deletes them. */
  ENQUIRY_RETENTION_DAYS: {
    read: optional(wholeNumber(1, 36_500)),
    default: '',
    expected: 'a whole number of days from 1 to 36500, for instance ENQUIRY_RETENTION_DAYS=365',
  },
  /** The mail server that takes the notifications. Left out, nothing is sent and the notifications wait. */
  SMTP_URL: {
    read: optional(urlOf('smtp:', 'smtps:')),
    default: '',
    expected: 'the address of a mail server, for instance SMTP_URL=smtps://user:password@mail.host:465',
    secret: true,
  },
  /** Who gets the notifications. */
  MAIL_TO: mailAddress('MAIL_TO'),
  /** Whom the notifications come from: an address the mail server may send for. */
  MAIL_FROM: mailAddress('MAIL_FROM'),
  /** Seconds until a mail that failed is tried again; doubled with each failure, up to a quarter of an hour. */
  MAIL_RETRY_SECONDS: {
    read: wholeNumber(1, 3600),
    default: '30',
    expected: 'a whole number of seconds from 1 to 3600, for instance MAIL_RETRY_SECONDS=30',
  },
  /** Forms that one client (an address; of IPv6 a /64) may send in ten minutes, a /48 twenty times as many; 0: no limit. */
  ENQUIRY_RATE_LIMIT: {
    read: wholeNumber(0, 100_000_000),
    default: '30',
    expected: 'a whole number of forms in ten minutes, for instance ENQUIRY_RATE_LIMIT=30 (0 sets no limit)',
  },
  /** Forms that are mailed one by one in ten minutes. All are stored; one digest counts the others. 0 sets no limit. */
  ENQUIRY_RATE_LIMIT_TOTAL: {
    read: wholeNumber(0, 100_000_000),
    default: '300',
    expected:
      'a whole number of mails in ten minutes, for instance ENQUIRY_RATE_LIMIT_TOTAL=300 (0 sets no limit)',
  },
  /** Connections that one client may have open at the same time; trusted proxies have no limit. 0 sets none for anybody. */
  CONNECTIONS_PER_CLIENT: {
    read: wholeNumber(0, 1_000_000),
    default: String(defaultConnectionLimits.maxPerClient),
    expected: 'a whole number, for instance CONNECTIONS_PER_CLIENT=250 (0 sets no limit)',
  },
  /** The proxies whose word about the client's address is believed. Without them it is the connection's own address. */
  TRUSTED_PROXIES: {
    read: listOf(addressRange),
    default: '',
    expected: 'addresses or ranges with commas between, for instance TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
  },
  /** Origins whose pages may send forms, beside the address the site is reached at. */
  ALLOWED_ORIGINS: {
    read: listOf(origin),
    default: company.website,
    expected: `origins with commas between, for instance ALLOWED_ORIGINS=${company.website}`,
  },
  /** Where Prometheus reads the metrics. Left out, there are none. */
  METRICS_PORT: {
    read: optional(wholeNumber(0, 65_535)),
    default: '',
    expected: 'a whole number from 0 to 65535, for instance METRICS_PORT=9464',
  },
  METRICS_HOST: {
    read: v.string(),
    default: '127.0.0.1',
    expected: 'an address of this machine, for instance METRICS_HOST=127.0.0.1',
  },
  /** How many visits of a hundred report how they went. */
  REPORTS: {
    read: percentage,
    default: '100',
    expected: 'off, or how many visits of a hundred report how they went, for instance REPORTS=10',
  },
  LOG_LEVEL: {
    read: v.picklist(logLevels),
    default: 'warn',
    expected: `one of ${logLevels.join(', ')}, for instance LOG_LEVEL=warn`,
  },
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof settings)[Name]['read']>;

function mailAddress(name: string) {
  return {
    read: emailAddress,
    default: company.email,
    expected: `one e-mail address, for instance ${name}=${company.email}`,
  };
}
