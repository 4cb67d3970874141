import { existsSync, opendirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { company } from '@site/shared/company/company';
import { explainRefusal } from '@site/shared/node/explain-refusal';
import { makeFolder } from '@site/shared/node/make-folder';
import { StartError } from '@site/shared/node/start-error';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import { createApplicationStore } from './enquiries/application/application-store';
import { createSecretReader } from './enquiries/challenge/challenge-secret';
import { createChallenges } from './enquiries/challenge/challenges';
import { createEnquiryStore, type StoreOptions } from './enquiries/enquiry/enquiry-store';
import { createWriteCheck } from './enquiries/storage/check-writable';
import { connectDatabase } from './enquiries/storage/open-database';
import type { Database } from './enquiries/storage/tables';
import { listen } from './http/connections/listen';
import { loggingTo } from './http/logging';
import { createMetrics } from './metrics/metrics';
import { buildMetricsServer } from './metrics/metrics-server';
import { keepObservations } from './metrics/observations/keep-observations';
import { createObservations } from './metrics/observations/observations';
import { serverLines } from './metrics/server-lines';
import { requireSpace } from './require-space';
import type { Settings } from './settings/read-settings';
import { mapsInBucket, mapsOfService, type ReadMaps } from './site/replica/read-maps';
import { type Replica, runReplica } from './site/replica/run-replica';
import { liveSnapshot } from './site/snapshot';
import { type Jobs, startBackgroundWork } from './start-background-work';

/**
 * Starts the server: it listens at once, with or without the database, and mails and deletes once the database is
 * available.
 * @param log receives the log lines
 * @returns the site's URL on this machine, and a function that accepts no new requests, finishes those under way and
 * closes the database
 * @throws StartError for a wrong setting or a taken port
 */
export async function startServer(settings: Settings, log: { write(line: string): void } = process.stderr) {
  requireFolder('SITE_DIR', settings.siteDirectory);
  if (settings.database.kind === 'sqlite') requireFolder('DATA_DIR', settings.database.folder);
  if (settings.siteFrom !== undefined) prepareReplica(settings.siteDirectory);
  const database = connectDatabase(settings.database);
  let jobs: Jobs | undefined;
  let replica: Replica | undefined;
  const storing = storeOptions(settings, () => jobs?.wake());
  const enquiries = createEnquiryStore(database, storing);
  const applications = createApplicationStore(database, storing);
  const { metrics, observations, metricsServer } = createMonitoring(settings, database, () =>
    replica?.upToDateAt(),
  );
  let stopObservations: (() => Promise<void>) | undefined;
  const app = buildApp({
    enquiries,
    checkWritable: createWriteCheck(database),
    applications: company.applicationEndpoint === undefined ? undefined : applications,
    siteDirectory: settings.siteDirectory,
    previewHost: settings.previewHost,
    formGuards: settings.formGuards,
    challenges: settings.formChallenge ? createChallenges(createSecretReader(database)) : undefined,
    connections: { maxPerClient: settings.connectionsPerClient },
    reports: settings.reportedPercentage
      ? { percentage: settings.reportedPercentage, observations }
      : undefined,
    onTrapped: metrics?.countTrapped,
    logger: loggingTo(log, settings.logLevel),
    instrument: metrics?.instrument,
  });
  const stop = async () => {
    await Promise.all([app.close(), metricsServer?.close(), jobs?.stop(), replica?.stop()]);
    await stopObservations?.();
    // A database that could not be opened can't be closed.
    await database.destroy().catch(() => {});
  };
  try {
    const { address, port } = await listen(app, settings, ['PORT', 'HOST']);
    if (metricsServer && settings.metrics)
      await listen(metricsServer, settings.metrics, ['METRICS_PORT', 'METRICS_HOST']);
    stopObservations = observations && keepObservations(observations, app.log);
    replica = startReplica(settings, app.log);
    if (!replica) await warnWithoutSite(settings.siteDirectory, app.log);
    jobs = startBackgroundWork(settings, {
      database,
      enquiries,
      applications,
      log: app.log,
      onOutcome: metrics?.countMail,
    });
    return { address, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the metrics and the server at METRICS_PORT; nothing without that setting. */
function createMonitoring(settings: Settings, database: Database, upToDateAt: () => number | undefined) {
  if (!settings.metrics) return {};
  const metrics = createMetrics(database, {
    siteDirectory: settings.siteDirectory,
    upToDateAt: settings.siteFrom === undefined ? undefined : upToDateAt,
    dataDirectory: settings.database.kind === 'sqlite' ? settings.database.folder : undefined,
  });
  const observations = createObservations(database, metrics.reports);
  const readStatus = () => serverLines(database, settings);
  const metricsServer = buildMetricsServer({ metrics, database, readStatus, observations });
  return { metrics, observations, metricsServer };
}

/** The free space that resumes leave on a disk: they are large, and anyone may send them. */
const keptBytes = 2 ** 30;

function storeOptions({ database, maxMails, webhook, scan }: Settings, onStored: () => void): StoreOptions {
  const requireRoom = database.kind === 'sqlite' ? () => requireSpace(database.folder, keptBytes) : undefined;
  return {
    onStored,
    maxMails,
    hasWebhook: webhook !== undefined,
    scansResumes: scan !== undefined,
    requireRoom,
  };
}

function startReplica(settings: Settings, log: FastifyBaseLogger): Replica | undefined {
  const { siteDirectory, siteFrom, previewHost } = settings;
  if (siteFrom === undefined) return undefined;
  if (previewHost !== undefined)
    log.warn(
      'PREVIEW_HOST has no previews on a replica: set it for a server with the folder of the release service (docs/teams.md).',
    );
  return runReplica({ siteDirectory, from: siteFrom, readMaps: readMapsOf(settings), log });
}

function readMapsOf({ siteFrom, siteFromKey, mapsFrom }: Settings): ReadMaps | undefined {
  if (mapsFrom) return mapsInBucket(mapsFrom);
  return siteFrom !== undefined && siteFromKey !== undefined
    ? mapsOfService(siteFrom, siteFromKey)
    : undefined;
}

/** A missing folder may be created later; a file or an unreadable folder would fail for every request. */
function requireFolder(setting: string, folder: string) {
  try {
    opendirSync(`${folder}/.`).closeSync();
  } catch (cause) {
    const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'EACCES';
    if (!isRefused && !existsSync(folder)) return;
    throw new StartError(
      `${setting} is ${folder}, which is not a folder that the user of this process can read. Set it to one, or remove it for the default.`,
      { cause },
    );
  }
}

/** An empty folder gets its site by the first deployment, a mistyped one never. */
async function warnWithoutSite(folder: string, log: FastifyBaseLogger) {
  if ((await liveSnapshot(folder)) !== undefined) return;
  log.warn(
    `No site is deployed in ${resolve(folder)}, so pages are answered with 503. Deploy one with npm run release, or set SITE_DIR to the folder of the releases.`,
  );
}

/**
 * Makes the folder of a replica.
 * @throws StartError when it can't be made, or has a log of deployments: a replica removes the releases that its pages
 * don't name
 */
function prepareReplica(folder: string) {
  if (existsSync(join(folder, 'log')))
    throw new StartError(
      `SITE_DIR is ${folder}, into which this machine releases. With SITE_FROM, set SITE_DIR to another folder: a replica removes old releases.`,
    );
  try {
    makeFolder(join(folder, 'releases'));
  } catch (cause) {
    throw new StartError(`SITE_DIR is ${folder}, which can't be written: ${explainRefusal(cause)}`, {
      cause,
    });
  }
}
