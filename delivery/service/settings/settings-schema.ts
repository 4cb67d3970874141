import { previewHostSetting } from '@site/shared/contracts/preview-host';
import {
  listOf,
  logLevels,
  optional,
  type Setting,
  urlOf,
  wholeNumber,
} from '@site/shared/contracts/setting-schemas';
import * as v from 'valibot';
import { defaultQuota } from '../upload/quota';

/** Every setting of the release service, in the order of the README. */
export const serviceSettings = {
  DELIVERY_PORT: {
    read: wholeNumber(0, 65_535),
    default: '3100',
    expected: 'a whole number from 0 to 65535, for instance DELIVERY_PORT=3100 (0 takes any free port)',
  },
  /** This machine only: TLS ends at the proxy in front. */
  DELIVERY_HOST: {
    read: v.string(),
    default: '127.0.0.1',
    expected: 'an address of this machine, for instance DELIVERY_HOST=127.0.0.1',
  },
  DELIVERY_IDENTITIES: {
    read: optional(v.string()),
    default: '',
    expected: 'a file, for instance DELIVERY_IDENTITIES=/etc/malvanta-site/identities.json',
  },
  /** Requests that need a key or an identity, of one client in ten minutes. */
  DELIVERY_RATE_LIMIT: {
    read: wholeNumber(1, 1_000_000),
    default: '600',
    expected: 'a whole number of requests in ten minutes, for instance DELIVERY_RATE_LIMIT=600',
  },
  /** Of one app, as DELIVERY_MAX_MB is. */
  DELIVERY_MAX_RELEASES: {
    read: wholeNumber(1, 100_000),
    default: String(defaultQuota.releases),
    expected: 'a whole number of releases, for instance DELIVERY_MAX_RELEASES=200',
  },
  DELIVERY_MAX_MB: {
    read: wholeNumber(1, 1_000_000),
    default: String(defaultQuota.megabytes),
    expected: 'a whole number of megabytes, for instance DELIVERY_MAX_MB=2000',
  },
  DELIVERY_PROXIES: {
    read: listOf(v.string()),
    default: '',
    expected: 'addresses or ranges with commas between, for instance DELIVERY_PROXIES=127.0.0.1',
  },
  SITE_METRICS: {
    read: urlOf('http:', 'https:'),
    default: 'http://127.0.0.1:9464',
    expected:
      'the METRICS_PORT of one web server, for instance SITE_METRICS=http://10.0.0.11:9464 (servers of several machines share one DATABASE_URL, so any of them answers for all)',
  },
  PREVIEW_HOST: previewHostSetting,
  ROLLOUT_MIN_VIEWS: {
    read: wholeNumber(1, 10_000_000),
    default: '100',
    expected: 'a whole number of views, for instance ROLLOUT_MIN_VIEWS=100',
  },
  ROLLOUT_ERROR_POINTS: {
    read: wholeNumber(0, 100),
    default: '1',
    expected: 'a whole number of percentage points, for instance ROLLOUT_ERROR_POINTS=1',
  },
  ROLLOUT_LCP_MS: {
    read: wholeNumber(0, 60_000),
    default: '300',
    expected: 'a whole number of milliseconds, for instance ROLLOUT_LCP_MS=300',
  },
  ROLLOUT_INP_MS: {
    read: wholeNumber(0, 60_000),
    default: '50',
    expected: 'a whole number of milliseconds, for instance ROLLOUT_INP_MS=50',
  },
  DELIVERY_BOARD: {
    read: v.picklist(['on', 'off']),
    default: 'on',
    expected: 'on or off, for instance DELIVERY_BOARD=off',
  },
  DELIVERY_LOG_LEVEL: {
    read: v.picklist(logLevels),
    default: 'warn',
    expected: `one of ${logLevels.join(', ')}, for instance DELIVERY_LOG_LEVEL=warn`,
  },
} satisfies Record<string, Setting<unknown>>;

export type ServiceSettingName = keyof typeof serviceSettings;
export type ServiceSettingValue<Name extends ServiceSettingName> = v.InferOutput<
  (typeof serviceSettings)[Name]['read']
>;
