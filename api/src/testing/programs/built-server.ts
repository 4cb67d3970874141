import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(workspace, '.build');

/** The bundled server and commands, built for the tests in their own folder. */
export const builtFiles = {
  server: join(folder, 'server.js'),
  cli: join(folder, 'cli.js'),
  backup: join(folder, 'backup.js'),
  restore: join(folder, 'restore.js'),
  inbox: join(folder, 'inbox.js'),
};

/** Builds them, so that processes of the tests start as fast as in production. */
export async function buildServer(): Promise<void> {
  const { content } = await loadConfig({ cwd: workspace });
  const rsbuild = await createRsbuild({ cwd: workspace, config: content });
  rsbuild.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(config, { output: { distPath: { root: folder } }, logLevel: 'error' }),
  );
  const { close } = await rsbuild.build();
  await close();
}
