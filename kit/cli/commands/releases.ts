import { parseArgs } from 'node:util';
import { findAppPackage } from '../../app-package';
import { logLine, type ShownEntry } from '../../client/log-line';
import { describeReleases } from '../../client/releases-report';
import { readService } from '../../client/service-address';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { openDelivery } from '../open-delivery';

/** As many as a screen shows. */
const usualEntries = 50;

export const releasesCommand: Command = {
  usage: `site releases                    lists deployed and kept releases of this folder's app, or of all apps
     --app <app>                 lists those of another app
     --log                       lists the last ${usualEntries} deployments, with --json all: who, what, when and why
     --last <number>             lists this number of deployments
     --json                      prints JSON
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
site releases --verify           checks every file of every kept release and snapshot, and the log, of this checkout`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: {
        app: { type: 'string' },
        log: { type: 'boolean', default: false },
        last: { type: 'string' },
        json: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        to: { type: 'string' },
      },
    });
    if (values.verify) return verify(readService(values.to));
    const app = values.app ?? findAppPackage(process.cwd())?.name;
    const usual = values.json ? Number.POSITIVE_INFINITY : usualEntries;
    const count = values.last === undefined ? usual : readCount(values.last);
    const delivery = await openDelivery(values.to);
    if (values.log || values.last !== undefined) {
      // One more, to know whether there are earlier ones.
      const entries = await delivery.log(app, count + 1);
      requireAny(entries, values.app);
      if (values.json) return printJson(entries.slice(-count));
      return console.log(describeLog(entries, count));
    }
    const report = await delivery.releases(app);
    requireAny(report.apps, values.app);
    if (values.json) return printJson(report);
    console.log(describeReleases(report));
  },
};

/** @throws when it is not a number of entries */
function readCount(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--last is "${text}". Give the number of deployments.`);
}

function requireAny(found: unknown[], app: string | undefined): void {
  if (app === undefined || found.length > 0) return;
  throw new Error(
    `There are no releases of ${app}. Outside of an app's folder, npx site releases lists those of all apps.`,
  );
}

function describeLog(entries: ShownEntry[], count: number): string {
  const head = entries.length > count ? [`The last ${count} deployments. More: --last ${count * 10}`] : [];
  return [...head, ...entries.slice(-count).map(logLine)].join('\n');
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

async function verify(service: string | undefined): Promise<void> {
  if (service) throw new Error(`--verify reads files. Run it on the machine of ${service}.`);
  const { localDelivery } = await loadDelivery('local-delivery');
  const errors = await localDelivery.verify();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  console.log('Every file of every kept release and snapshot is unchanged, and the log is complete.');
}
