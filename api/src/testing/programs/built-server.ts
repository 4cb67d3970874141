import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(workspace, '.build');

/** Server and command as they are shipped, built for the tests beside the build that is in use. */
export const builtFiles = {
  server: join(folder, 'server.js'),
  cli: join(folder, 'cli.js'),
  backup: join(folder, 'backup.js'),
  restore: join(folder, 'restore.js'),
};

/** Builds them: a process of the tests then starts as quickly as the real one. */
export async function buildServer(): Promise<void> {
  const { content } = await loadConfig({ cwd: workspace });
  const rsbuild = await createRsbuild({ cwd: workspace, config: content });
  rsbuild.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(config, { output: { distPath: { root: folder } }, logLevel: 'error' }),
  );
  const { close } = await rsbuild.build();
  await close();
}
