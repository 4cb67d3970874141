import { statSync } from 'node:fs';
import { company } from '@site/shared/company/company';
import { buildApp } from './app';
import { listen } from './http/connections/listen';
import { loggingTo } from './http/logging';
import { startMailing } from './mail/start-mailing';
import { createMetrics } from './metrics/metrics';
import { buildMetricsServer } from './metrics/metrics-server';
import type { Settings } from './settings/read-settings';
import { StartError } from './settings/start-error';
import { createWriteCheck } from './storage/check-writable';
import { openDatabase } from './storage/open-database';
import { createApplicationStore } from './submissions/application/application-store';
import { createEnquiryStore } from './submissions/enquiry/enquiry-store';
import { startRetention } from './submissions/retention/start-retention';

export interface RunningServer {
  /** Where a browser on this machine finds the site. */
  address: string;
  port: number;
  /** Accepts nothing new, finishes what is under way, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the server: opens and migrates the database, listens, and works on what is left from before.
 * @param log where log lines go
 * @throws StartError when a setting or another program is in the way
 */
export async function startServer(
  settings: Settings,
  log: { write(line: string): void } = process.stderr,
): Promise<RunningServer> {
  refuseFile(settings.siteDirectory);
  const database = await openDatabase(settings.database);
  let wake = () => {};
  const enquiries = createEnquiryStore(database, () => wake());
  const applications = createApplicationStore(database, () => wake());
  const metrics = settings.metrics && createMetrics(database);
  const app = buildApp({
    enquiries,
    checkWritable: createWriteCheck(database),
    applications: company.applications.endpoint === undefined ? undefined : applications,
    siteDirectory: settings.siteDirectory,
    previews: settings.previews,
    formGuards: settings.formGuards,
    connections: { maxPerClient: settings.connectionsPerClient },
    onTrapped: metrics?.countTrapped,
    logger: loggingTo(log, settings.logLevel),
    instrument: metrics?.instrument,
  });
  /** Ends everything that uses the database. */
  const endings: (() => Promise<unknown>)[] = [() => app.close()];
  const stop = async () => {
    await Promise.all(endings.map((end) => end()));
    await database.destroy();
  };
  try {
    const { address, port } = await listen(app, settings, ['PORT', 'HOST']);
    if (metrics && settings.metrics) {
      const server = buildMetricsServer(metrics);
      endings.push(() => server.close());
      await listen(server, settings.metrics, ['METRICS_PORT', 'METRICS_HOST']);
    }
    if (settings.mail) {
      const mailing = startMailing(settings.mail, {
        database,
        location: settings.database,
        enquiries,
        applications,
        log: app.log,
        onOutcome: metrics?.countMail,
      });
      wake = mailing.wake;
      endings.push(mailing.stop);
    }
    if (settings.retentionDays !== undefined)
      endings.push(startRetention(database, settings.retentionDays, app.log));
    return { address, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A missing folder is fine, as the site may be composed later; a file never becomes one. */
function refuseFile(siteDirectory: string) {
  if (statSync(siteDirectory, { throwIfNoEntry: false })?.isDirectory() !== false) return;
  throw new StartError(
    `SITE_DIR is ${siteDirectory}, which is no folder. Set it to one, for instance SITE_DIR=site.`,
  );
}
