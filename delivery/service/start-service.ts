import { join } from 'node:path';
import { listenRemedy } from '@site/shared/http/listen-remedy';
import { settingsWithoutEffect } from '@site/shared/http/settings-without-effect';
import { repeat } from '@site/shared/node/repeat';
import { StartError } from '@site/shared/node/start-error';
import { removeExpiredPreviews } from '../deploy/previews/kept-previews';
import { decideRepeatedly } from '../deploy/rollout/run-rollout';
import { withSiteLock } from '../deploy/site-lock';
import { finishSwitch, finishSwitchRepeatedly } from '../deploy/switch/finish-switch';
import { boardAddressSetting } from '../deploy/switch/read-board-address';
import { hasSandbox } from '../gate/browser/launch-chromium';
import {
  browserSetting,
  readBrowserSetting,
  readRedirectOrigins,
  redirectOriginsSetting,
} from '../gate/gate-settings';
import { deliveryFolder, makeDeliveryFolder } from '../registry/delivery-folder';
import { takeFileLock } from '../registry/files/file-lock';
import { siteFolder } from '../registry/workspace';
import { buildService } from './build-service';
import { logWarnings } from './deployment/log-warnings';
import { readIdentities } from './identity/ci-identities';
import { rememberTokens } from './identity/used-tokens';
import type { ServiceSettings } from './settings/read-service-settings';
import { serviceSettings } from './settings/settings-schema';
import { removeUnfinishedUploads } from './upload/receive-release';

const hourMs = 3_600_000;

/** The service's own settings, and those that deployments read. */
const settingsOfService = {
  ...serviceSettings,
  BOARD_ADDRESS: boardAddressSetting,
  GATE_BROWSER: browserSetting,
  REDIRECT_ORIGINS: redirectOriginsSetting,
  SITE_DIR: {},
  SITE_STORE: {},
};

export type RunningService = Awaited<ReturnType<typeof startService>>;

/**
 * Starts the release service for the site in SITE_DIR.
 * @returns its URL, and a function that accepts no new requests and finishes those under way
 * @throws when the host or the port can't be used, or another service runs for the same site
 */
export async function startService(settings: ServiceSettings) {
  // Read at each deployment: a wrong value would refuse them all, rollbacks, too.
  readRedirectOrigins();
  const browser = readBrowserSetting();
  const identities = readIdentities(settings.identitiesFile);
  await makeDeliveryFolder();
  const lock = await takeFileLock(join(deliveryFolder, 'service.lock'), 0);
  if (!lock)
    throw new Error(
      `A release service for ${siteFolder} is running already: stop it first, or set SITE_DIR to another folder.`,
    );
  await removeUnfinishedUploads();
  await withSiteLock(finishSwitch);
  const app = buildService({
    ...settings,
    logger: { level: settings.logLevel, stream: process.stderr },
    identities,
    tokens: await rememberTokens(),
  });
  for (const warning of settingsWithoutEffect(settingsOfService)) app.log.warn(warning);
  if (!hasSandbox && browser !== 'off')
    app.log.warn(
      'The pages of releases are opened without Chromium’s sandbox, as this is root. Run the service as another user.',
    );
  const logged = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const repeated = [
    decideRepeatedly(settings.rollout, logged('the rollout could not be decided'), (decided) =>
      logWarnings(app.log, decided?.warnings ?? []),
    ),
    finishSwitchRepeatedly(logged('the site could not be compared with its store')),
    repeat(removeExpiredPreviews, hourMs, logged('expired previews could not be removed')),
  ];
  const stop = async () => {
    await Promise.all([app.close(), ...repeated.map((each) => each.stop())]);
    lock.release();
  };
  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    return { address, stop };
  } catch (error) {
    await stop();
    const remedy = listenRemedy(error, settings, ['DELIVERY_PORT', 'DELIVERY_HOST']);
    throw remedy === undefined ? error : new StartError(remedy, { cause: error });
  }
}
