import { join } from 'node:path';
import { replacedSettings } from '@site/shared/http/replaced-settings';
import { removeExpiredPreviews } from '../deploy/previews/kept-previews';
import { repeat } from '../deploy/repeat';
import { decideRepeatedly } from '../deploy/rollout/run-rollout';
import { withSiteLock } from '../deploy/site-lock';
import { finishSwitch, finishSwitchRepeatedly } from '../deploy/switch/finish-switch';
import { readBrowserSetting } from '../gate/browser/browser-setting';
import { hasSandbox } from '../gate/browser/launch-chromium';
import { readRedirectOrigins } from '../gate/redirect-origins';
import { takeFileLock } from '../registry/files/file-lock';
import { deliveryFolder, siteFolder } from '../registry/workspace';
import { buildService } from './build-service';
import { readIdentities } from './identity/ci-identities';
import { rememberTokens } from './identity/used-tokens';
import type { ServiceSettings } from './settings/read-service-settings';
import { removeUnfinishedUploads } from './upload/receive-release';

const hourMs = 3_600_000;

export type RunningService = Awaited<ReturnType<typeof startService>>;

/**
 * Starts the release service for the site in SITE_DIR.
 * @returns its URL, and a function that accepts no new requests and finishes those under way
 * @throws when the port is taken, or another service runs for the same site
 */
export async function startService(settings: ServiceSettings) {
  // Read at each deployment: a wrong value would refuse them all, rollbacks, too.
  readRedirectOrigins();
  const browser = readBrowserSetting();
  const lock = await takeFileLock(join(deliveryFolder, 'service.lock'), 0);
  if (!lock)
    throw new Error(
      `A release service for ${siteFolder} is running already: stop it first, or set SITE_DIR to another folder.`,
    );
  const identities = readIdentities(settings.identitiesFile);
  await removeUnfinishedUploads();
  await withSiteLock(finishSwitch);
  const app = buildService({
    ...settings,
    logger: { level: settings.logLevel, stream: process.stderr },
    identities,
    tokens: await rememberTokens(),
  });
  for (const warning of replacedSettings()) app.log.warn(warning);
  if (!hasSandbox && browser !== 'off')
    app.log.warn(
      'The pages of releases are opened without Chromium’s sandbox, as this is root. Run the service as another user.',
    );
  const logged = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const repeated = [
    decideRepeatedly(settings.rollout, logged('the rollout could not be decided')),
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
    throw listenError(error, settings);
  }
}

/** The error with the setting to change, if one is wrong. */
function listenError(error: unknown, { port, host }: Pick<ServiceSettings, 'port' | 'host'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: stop the program that listens there, or set DELIVERY_PORT.`);
  if (code === 'EACCES')
    return new Error(
      `DELIVERY_PORT is "${port}", which this user may not listen at: set it to one above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(
      `DELIVERY_HOST is ${JSON.stringify(host)}, which is no address of this machine: set it to one, or remove it for 127.0.0.1.`,
    );
  return error;
}
