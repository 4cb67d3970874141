import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { readService, reloadHint, step } from '@site/kit/client/progress';
import { reportRollback, rollbackOverService, showWarnings } from '@site/kit/client/publish-over-service';
import { localAttribution } from '../log/local-attribution';
import { publish } from '../publish/publish';
import { releaseBefore } from '../withdrawn/release-before';
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
  const version = positionals[1] ?? (await releaseBefore(app, 'npm run releases'));
  const by = await localAttribution(values.reason);
  const { action, changes, reloadNginx, deadLinks, warnings } = await step(
    'Switch',
    () => publish({ versions: { [app]: version }, action: 'rollback', force: values.force ?? false, by }),
    ({ composed }) => `${composed.length} pages`,
  );
  const [change] = changes;
  reportRollback({
    app,
    version,
    from: change?.from ?? null,
    isChanged: change !== undefined,
    deadLinks,
    action,
  });
  showWarnings(warnings);
  if (reloadNginx) console.log(reloadHint);
}
