import { readSetting } from '@site/shared/http/read-setting';
import type { RolloutSettings } from '../../deploy/rollout/run-rollout';
import { type ServiceSettingName, type ServiceSettingValue, serviceSettings } from './settings-schema';

export type ServiceSettings = ReturnType<typeof readServiceSettings>;

/**
 * Reads the settings of the release service.
 * @throws with the setting, its value and the expected value
 */
export function readServiceSettings(environment = process.env) {
  const read = readerOf(environment);
  return {
    port: read('DELIVERY_PORT'),
    host: read('DELIVERY_HOST'),
    identitiesFile: read('DELIVERY_IDENTITIES'),
    rateLimit: read('DELIVERY_RATE_LIMIT'),
    quota: { releases: read('DELIVERY_MAX_RELEASES'), megabytes: read('DELIVERY_MAX_MB') },
    trustedProxies: read('DELIVERY_PROXIES'),
    rollout: readRolloutSettings(environment),
    previewHost: read('PREVIEW_HOST'),
    board: read('DELIVERY_BOARD') === 'on' ? { server: read('SITE_METRICS') } : undefined,
    logLevel: read('DELIVERY_LOG_LEVEL'),
  };
}

/** Reads the settings of decisions about rollouts, for the service, `npm run rollout -- watch` and `npm run status`. */
export function readRolloutSettings(environment = process.env): RolloutSettings {
  const read = readerOf(environment);
  return {
    metrics: read('SITE_METRICS'),
    limits: {
      minViews: read('ROLLOUT_MIN_VIEWS'),
      errorPoints: read('ROLLOUT_ERROR_POINTS'),
      lcpMs: read('ROLLOUT_LCP_MS'),
      inpMs: read('ROLLOUT_INP_MS'),
    },
  };
}

function readerOf(environment: NodeJS.ProcessEnv) {
  return <Name extends ServiceSettingName>(name: Name) =>
    readSetting<ServiceSettingValue<Name>>(name, serviceSettings[name], environment[name]);
}
