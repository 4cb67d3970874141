import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceApps } from '@site/kit/workspace';
import { readJsonIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { sourceHash } from '../compose/source-hash';
import type { Snapshot } from '../deploy/snapshots/snapshots';
import { buildNotes } from '../registry/workspace';
import { buildSources, builtSources } from './build-apps';

/** The last release from the sources of this checkout. */
const releaseNoteSchema = v.object({ sources: v.string(), version: v.string() });

/** Records that an app's build in this checkout is the release of this version. */
export async function noteRelease(app: string, version: string): Promise<void> {
  const sources = await builtSources(app);
  if (!sources) return;
  await mkdir(buildNotes, { recursive: true });
  await writeFile(noteOf(app), JSON.stringify({ sources, version }));
}

/**
 * Compares this checkout with the deployed releases, without building.
 * @returns the apps whose deployed release was made from other sources, and the server if its build was
 */
export async function differsFromLive({ versions }: Snapshot): Promise<string[]> {
  const different: string[] = [];
  for (const { name: app } of workspaceApps()) {
    const note = await readJsonIfValid(noteOf(app), releaseNoteSchema);
    const sources = await sourceHash(buildSources(app));
    if (note?.sources !== sources || note.version !== versions[app]) different.push(app);
  }
  if ((await builtSources('api')) !== (await sourceHash(buildSources('api')))) different.push('api');
  return different;
}

/** One line with the apps of this checkout that are not deployed, and the command that releases them. */
export function differenceMessage(different: string[]): string {
  const [only, ...others] = different;
  const command = only === 'api' || others.length > 0 ? 'npm run release' : `npm run release -w ${only}`;
  return `Not deployed: the sources of ${different.join(', ')} in this checkout. Release them with: ${command}`;
}

function noteOf(app: string): string {
  return join(buildNotes, `${app}.release.json`);
}
