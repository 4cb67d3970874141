import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { readService, reloadHint, step } from '@site/kit/client/progress';
import { reportRollback, rollbackOverService } from '@site/kit/client/publish-over-service';
import { localAttribution } from '../log/local-attribution';
import { currentGeneration, type Generation } from '../publish/generations';
import { previousVersion } from '../publish/history';
import { publish } from '../publish/publish';
import { withdrawnVersions } from '../withdrawn/read-withdrawn';
import { readAppName } from './read-app-name';

/** `npm run rollback -w mf-careers`: back to the release before, or to the one that is named. */
await rollback().catch(exitWithError);

async function rollback(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, to: { type: 'string' }, force: { type: 'boolean' } },
  });
  const app = readAppName(positionals[0], 'rollback');
  const to = readService(values.to);
  if (to)
    return rollbackOverService(to, app, {
      version: positionals[1],
      reason: values.reason,
      force: values.force,
    });
  const live = await currentGeneration();
  const version = positionals[1] ?? (await releaseBefore(live, app));
  const by = await localAttribution(values.reason);
  const { changes, reloadNginx, deadLinks } = await step(
    'Switch',
    () => publish({ versions: { [app]: version }, action: 'rollback', force: values.force ?? false, by }),
    ({ composed }) => `${composed.length} pages`,
  );
  const [change] = changes;
  reportRollback({ app, version, from: change?.from ?? null, isChanged: change !== undefined, deadLinks });
  if (reloadNginx) console.log(reloadHint);
}

async function releaseBefore(live: Generation | undefined, app: string): Promise<string> {
  const version = previousVersion(live?.history ?? [], app, await withdrawnVersions(app));
  if (version) return version;
  throw new Error(
    `There is no release of ${app} before ${live?.versions[app] ?? 'the first'}. The ones that are kept: npm run releases`,
  );
}
