import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Release, releaseFile } from '@site/shared/node/release';
import { endTogether } from '../cli/on-end-signal';
import { type FinishedBuild, stageRelease } from '../release/stage-release';
import type { PackedShell } from './packed-shell';

/**
 * Composes a site of the packed shell and one remote in a folder that a server can serve.
 * @param folder is emptied first
 * @returns the release of the build
 * @throws with the gate's error
 */
export async function composePackedSite(
  shell: PackedShell,
  folder: string,
  build: FinishedBuild,
): Promise<Release> {
  await copyShell(shell, folder);
  const release = await addRelease(folder, build);
  await runComposer(shell, folder, [`${release.app}@${release.version}`]);
  return release;
}

/** Composes a site of the packed shell alone, which has only the not-found page. */
export async function composePackedLayout(shell: PackedShell, folder: string): Promise<void> {
  await copyShell(shell, folder);
  await runComposer(shell, folder, []);
}

async function copyShell({ release, version }: PackedShell, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(release, insideFolder(folder, 'releases', 'shell', version), { recursive: true });
}

/** Without compressed forms, because it is only served on this machine. */
async function addRelease(folder: string, build: FinishedBuild): Promise<Release> {
  const stagingPath = join(folder, 'staging');
  const release = await stageRelease(build, stagingPath);
  await writeFile(join(stagingPath, releaseFile), JSON.stringify(release));
  const releaseFolder = insideFolder(folder, 'releases', release.app, release.version);
  await mkdir(dirname(releaseFolder), { recursive: true });
  await rename(stagingPath, releaseFolder);
  return release;
}

async function runComposer(
  { composer, version }: PackedShell,
  folder: string,
  remotes: string[],
): Promise<void> {
  const child = spawn(process.execPath, [composer, `shell@${version}`, ...remotes], {
    env: { ...process.env, SITE_DIR: folder },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  endTogether(child);
  const [errorOutput, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(errorOutput.trim());
}
