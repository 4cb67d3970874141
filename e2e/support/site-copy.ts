import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '@site/kit/workspace';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { namedReleases } from '@site/shared/node/named-releases';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { bundledSite } from './bundled-commands';
import { composedSnapshot } from './composed-snapshot';
import { copyFolder, copyParts } from './copy-folder';
import { fileHash, filesBelow } from './folder-hash';

interface CommandResult {
  code: number;
  output: string;
}

/** A copy of the composed site that a test may release into, with commands that use only the copy. */
export interface SiteCopy {
  folder: string;
  /** Runs one of the release commands, for instance `release('mf-careers', '--dist', folder)`. */
  command: (
    name: 'release' | 'rollback' | 'releases' | 'withdraw' | 'preview' | 'rollout' | 'delivery',
    ...args: string[]
  ) => Promise<CommandResult>;
  remove: () => Promise<void>;
}

/** Copies the deployed snapshot and releases of the site that `npm run release` composed. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'));
  const site = join(root, 'site');
  const snapshot = composedSnapshot(site);
  const record: ReleaseRecord = JSON.parse(await readFile(join(snapshot, releaseRecordFile), 'utf8'));
  const releases = namedReleases(record).map(({ app, version }) => join('releases', app, version));
  const parts = ['current', 'current.json', 'log', relative(site, snapshot), ...releases];
  await copyParts(site, parts, folder);
  return {
    folder,
    command: commandsOn(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The release commands on a site folder. */
export function commandsOn(folder: string): SiteCopy['command'] {
  return (name, ...args) => run(commandLine(name, args), folder);
}

/** The command line of `site`, for tests that need the process; a release or rollback names its app first. */
export function commandLine(name: string, args: string[]): string[] {
  const ofApp = name === 'release' || name === 'rollback' ? ['--app'] : [];
  // Builds of tests have no verdict.
  const untested = name === 'release' ? ['--untested'] : [];
  return [bundledSite, name, ...ofApp, ...args, ...untested];
}

/** The settings of commands that work on a copy of the site. Tests of the gate in a browser turn it on. */
export function settingsFor(folder: string): NodeJS.ProcessEnv {
  return { GATE_BROWSER: 'off', ...process.env, SITE_DIR: folder };
}

/**
 * A copy of an app's build with changed file contents and matching hashes.
 * @param change gets each file's name and content and returns the new content
 */
export async function changedBuild(
  app: string,
  change: (file: string, content: string) => string,
): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), `${app}-dist-`));
  await copyFolder(join(root, app, 'dist'), dist);
  const hashes = new Map<string, string>();
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(js|json)$/.test(name)) continue;
    const before = await readFile(join(dist, name), 'utf8');
    const after = change(name, before);
    if (after === before) continue;
    await writeFile(join(dist, name), after);
    hashes.set(contentIntegrity(before), contentIntegrity(after));
  }
  // An entry contains the hashes of its chunks, and the manifests those of all scripts, including the entry, and of pages.
  for (const file of ['web/remoteEntry.js', 'web/assets.json', 'node/prerender.json'])
    await renewHashes(join(dist, file), hashes);
  return dist;
}

/** Replaces the old hashes of changed files, and records the new hash of this file. */
async function renewHashes(file: string, hashes: Map<string, string>): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const renewed = [...hashes].reduce((content, [before, after]) => content.replaceAll(before, after), text);
  if (renewed === text) return;
  await writeFile(file, renewed);
  const before = [...hashes].find(([, after]) => after === contentIntegrity(text))?.[0];
  hashes.set(before ?? contentIntegrity(text), contentIntegrity(renewed));
}

/** Every file below a folder, by its name there, with a hash of its content. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const files = await filesBelow(folder);
  return Object.fromEntries(files.map((file) => [file.slice(folder.length), fileHash(file)]));
}

function run(args: string[], folder: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env: settingsFor(folder) }, (problem, stdout, stderr) =>
      resolve({
        code: typeof problem?.code === 'number' ? problem.code : problem ? 1 : 0,
        output: stdout + stderr,
      }),
    );
  });
}
