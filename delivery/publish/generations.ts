import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';
import { siteFolder } from '../workspace';
import { syncToDisk, syncTree } from './sync-to-disk';

const generationFile = 'generation.json';
const generationsFolder = join(siteFolder, 'generations');

/** How many generations stay on disk: visitors may still be reading the last one's pages. */
const keptGenerations = 10;

const changeSchema = v.object({
  at: v.string(),
  action: v.picklist(['start', 'release', 'rollback']),
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  /** Where its releases are served from since; empty for the site itself. Named only when that changed. */
  origin: v.optional(v.string()),
});

const generationSchema = v.object({
  number: v.number(),
  /** A hash of the code that composed it: other code composes other pages. */
  composer: v.string(),
  /** Every change of what is live, oldest first. */
  history: v.array(changeSchema),
});

/** One change of what is live: which app went from which version to which, and when. */
export type Change = v.InferOutput<typeof changeSchema>;

/** The state of the whole site at one moment: pages and record together. */
export interface Generation extends v.InferOutput<typeof generationSchema> {
  folder: string;
  /** App to live version. */
  versions: Record<string, string>;
  /** App to the origin that serves its releases; empty for the site itself. */
  origins: Record<string, string>;
}

/** What is live; undefined before the first generation. */
export async function currentGeneration(): Promise<Generation | undefined> {
  const target = await readlink(join(siteFolder, 'current')).catch(() => undefined);
  if (!target) return undefined;
  const folder = join(siteFolder, target);
  if (!existsSync(folder)) return undefined;
  const [generation, record] = await Promise.all([
    readJson(join(folder, generationFile), generationSchema),
    readJson(join(folder, releaseRecordFile), releaseRecordSchema),
  ]);
  const live = Object.entries(record.microFrontends).map(([app, [release]]) => ({ app, release }));
  return {
    ...generation,
    folder,
    versions: Object.fromEntries(live.map(({ app, release }) => [app, release?.metadata.version ?? ''])),
    origins: Object.fromEntries(live.map(({ app, release }) => [app, originOf(release?.url ?? '')])),
  };
}

/**
 * Makes a generation in a staging folder, and gives it its name once it is whole and on disk.
 * @param fill writes every file of the generation into the folder it is given
 * @returns the generation's name
 */
export async function makeGeneration(
  generation: Pick<Generation, 'number' | 'composer' | 'history'>,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const stagingPath = join(generationsFolder, `${randomUUID()}.staging`);
  await mkdir(stagingPath, { recursive: true });
  await fill(stagingPath).catch(async (problem) => {
    await rm(stagingPath, { recursive: true, force: true });
    throw problem;
  });
  const text = `${JSON.stringify(generation, null, 2)}\n`;
  await writeFile(join(stagingPath, generationFile), text);
  await syncTree(stagingPath);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `${String(generation.number).padStart(6, '0')}-${hash}`;
  await rename(stagingPath, join(generationsFolder, name));
  await syncToDisk(generationsFolder);
  return name;
}

/** Makes a generation live in one step: a link is replaced by renaming another over it, so there is no moment without a site. */
export async function switchTo(name: string): Promise<void> {
  const stagingPath = join(siteFolder, 'current.staging');
  await rm(stagingPath, { force: true });
  // The folders of generations and releases are entries of the site's folder: they come before the link.
  await syncToDisk(siteFolder);
  await symlink(join('generations', name), stagingPath);
  await rename(stagingPath, join(siteFolder, 'current'));
  await syncToDisk(siteFolder);
}

/** Removes what a crash left half done, and generations that nobody reads any more. */
export async function removeOldGenerations(): Promise<void> {
  const live = await readlink(join(siteFolder, 'current')).catch(() => '');
  const names = (await readdir(generationsFolder).catch(() => [])).sort().reverse();
  const whole = names.filter((name) => /^\d+-\w+$/.test(name));
  const kept = new Set(whole.slice(0, keptGenerations));
  const gone = names.filter((name) => !kept.has(name) && !live.endsWith(name));
  await Promise.all(gone.map((name) => rm(join(generationsFolder, name), { recursive: true, force: true })));
}

/** The record names the site's own files without an origin. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is not what this version of the project writes. Remove ${siteFolder}, then run npm start.`,
    );
  }
}
