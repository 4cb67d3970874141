import { previewHostSetting } from '@site/shared/http/preview-host';
import {
  addressRange,
  listOf,
  logLevels,
  optional,
  type Setting,
  urlOf,
  wholeNumber,
} from '@site/shared/http/setting-schemas';
import * as v from 'valibot';
import { defaultQuota } from '../upload/quota';

/** Every setting of the release service, in the order of docs/settings.md. */
export const serviceSettings = {
  DELIVERY_PORT: {
    description: 'Port of the release service.',
    read: wholeNumber(0, 65_535),
    default: '3100',
    expected: 'a whole number from 0 to 65535, for instance DELIVERY_PORT=3100 (0 takes any free port)',
  },
  DELIVERY_HOST: {
    description: 'Address to listen at. TLS ends at the proxy in front.',
    read: v.string(),
    default: '127.0.0.1',
    expected: 'an address of this machine, for instance DELIVERY_HOST=127.0.0.1',
  },
  DELIVERY_IDENTITIES: {
    description: 'JSON file of the CI runs that may release, with the apps of each.',
    read: optional(v.string()),
    default: '',
    expected: 'a file, for instance DELIVERY_IDENTITIES=/etc/malvanta-site/identities.json',
  },
  DELIVERY_RATE_LIMIT: {
    description: 'Requests that need a key or an identity, for one client in ten minutes.',
    read: wholeNumber(1, 1_000_000),
    default: '600',
    expected: 'a whole number of requests in ten minutes, for instance DELIVERY_RATE_LIMIT=600',
  },
  DELIVERY_MAX_RELEASES: {
    description: 'Releases that one app may have in the store. A deployment removes old ones.',
    read: wholeNumber(1, 100_000),
    default: String(defaultQuota.releases),
    expected: 'a whole number of releases, for instance DELIVERY_MAX_RELEASES=200',
  },
  DELIVERY_MAX_MB: {
    description: 'Megabytes that the releases of one app may take.',
    read: wholeNumber(1, 1_000_000),
    default: String(defaultQuota.megabytes),
    expected: 'a whole number of megabytes, for instance DELIVERY_MAX_MB=4000',
  },
  DELIVERY_PROXIES: {
    description: "Proxies that are trusted to report the client's address.",
    read: listOf(addressRange),
    default: '',
    expected: 'addresses or ranges with commas between, for instance DELIVERY_PROXIES=127.0.0.1',
  },
  SITE_METRICS: {
    description: '`METRICS_PORT` of one web server, from which rollouts and the board read samples.',
    read: v.pipe(
      urlOf('http:', 'https:'),
      // A list without ports is a URL, too.
      v.check((text) => URL.canParse(text) && !new URL(text).hostname.includes(',')),
    ),
    default: 'http://127.0.0.1:9464',
    expected:
      'the METRICS_PORT of one web server, for instance SITE_METRICS=http://10.0.0.11:9464 (servers of several machines share one DATABASE_URL, so any of them answers for all)',
  },
  PREVIEW_HOST: previewHostSetting,
  ROLLOUT_MIN_VIEWS: {
    description: 'Views that canary and stable release each need in a stage before the canary is promoted.',
    read: wholeNumber(1, 10_000_000),
    default: '100',
    expected: 'a whole number of views, for instance ROLLOUT_MIN_VIEWS=100',
  },
  ROLLOUT_ERROR_POINTS: {
    description: 'Percentage points by which the canary may have more views with an error.',
    read: wholeNumber(0, 100),
    default: '1',
    expected: 'a whole number of percentage points, for instance ROLLOUT_ERROR_POINTS=1',
  },
  ROLLOUT_LCP_MS: {
    description: "Milliseconds by which the canary's LCP may be worse, at the 75th percentile.",
    read: wholeNumber(0, 60_000),
    default: '300',
    expected: 'a whole number of milliseconds, for instance ROLLOUT_LCP_MS=300',
  },
  ROLLOUT_INP_MS: {
    description: "Milliseconds by which the canary's INP may be worse, at the 75th percentile.",
    read: wholeNumber(0, 60_000),
    default: '50',
    expected: 'a whole number of milliseconds, for instance ROLLOUT_INP_MS=50',
  },
  DELIVERY_BOARD: {
    description: 'Whether the board is served, at `/board`.',
    read: v.picklist(['on', 'off']),
    default: 'on',
    expected: 'on or off, for instance DELIVERY_BOARD=off',
  },
  DELIVERY_LOG_LEVEL: {
    description: 'Least severe level that is logged.',
    read: v.picklist(logLevels),
    default: 'warn',
    expected: `one of ${logLevels.join(', ')}, for instance DELIVERY_LOG_LEVEL=warn`,
  },
} satisfies Record<string, Setting<unknown>>;

export type ServiceSettingName = keyof typeof serviceSettings;
export type ServiceSettingValue<Name extends ServiceSettingName> = v.InferOutput<
  (typeof serviceSettings)[Name]['read']
>;
