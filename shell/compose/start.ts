import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { appNames } from '@site/shared/federation/apps';
import { buildChangedApps } from './build-apps';
import { compose } from './compose';
import { releaseBuild } from './release-store';
import { root } from './workspace';

/** `npm start`: builds what changed, releases it, composes the pages, and serves site and API from one process. */
try {
  await prepareSite();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
if (process.argv.includes('--prepare-only')) process.exit(0);
serve();

async function prepareSite(): Promise<void> {
  await timed(
    'Building what changed',
    buildChangedApps,
    (names) => names.join(', ') || 'nothing has changed',
  );
  const releases = await timed(
    'Releasing',
    () => Promise.all(appNames.map(releaseBuild)),
    (all) => all.map(({ app, version }) => `${app} ${version}`).join(', '),
  );
  const [shell, ...remotes] = releases;
  if (!shell) throw new Error('There is no shell to release.');
  await timed(
    'Composing the pages',
    () => compose({ shell, remotes }),
    (count) => (count ? `${count} pages` : 'nothing has changed'),
  );
}

function serve(): void {
  const server = spawn(process.execPath, [join(root, 'api/dist/server.js')], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

async function timed<T>(what: string, work: () => Promise<T>, summary: (result: T) => string): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${what}: ${summary(result)} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
}
