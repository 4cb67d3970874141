import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppPackage } from '../app-package';
import { buildApp } from '../release/build-app';
import { stageRelease } from '../release/stage-release';
import { keepVerdict } from '../testing/verdict/keep-verdict';

/** Notes that a remote in a repository of its own has passed: its build there is the release that the verdict is on. */
export async function keepOwnVerdict({ name, version, folder }: AppPackage): Promise<void> {
  await buildApp(folder);
  const stagingPath = await mkdtemp(join(tmpdir(), 'site-verdict-'));
  try {
    const build = { app: name, packageVersion: version, dist: join(folder, 'dist') };
    const staged = await stageRelease(build, stagingPath);
    await keepVerdict({ app: name, version: staged.version, live: {} }, true);
  } finally {
    await rm(stagingPath, { recursive: true });
  }
}
