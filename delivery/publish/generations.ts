import { readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { type NamedRelease, namedReleases } from '@site/shared/contracts/named-releases';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import * as v from 'valibot';
import { attributionSchema } from '../log/entry';
import { siteFolder } from '../workspace';

/** Says which generation a folder holds. */
export const generationFile = 'generation.json';
export const generationsFolder = join(siteFolder, 'generations');

const changeSchema = v.object({
  at: v.string(),
  action: v.picklist(['start', 'release', 'rollback']),
  app: v.string(),
  from: v.nullable(v.string()),
  to: v.string(),
  /** Where its releases are served from since; empty for the site itself. Named only when that changed. */
  origin: v.optional(v.string()),
  by: v.optional(attributionSchema),
});

const generationSchema = v.object({
  number: v.number(),
  /** A hash of the code that composed it; other code makes other pages. */
  composer: v.string(),
  /** Every change of what is live, oldest first. */
  history: v.array(changeSchema),
});

/** One change of what is live: which app went from which version to which, and when. */
export type Change = v.InferOutput<typeof changeSchema>;

/** The state of the whole site at one moment: pages and record together. */
export interface Generation extends v.InferOutput<typeof generationSchema> {
  folder: string;
  /** The releases that its pages name: those that are live, and earlier ones of the same code. */
  named: NamedRelease[];
  /** App to live version. */
  versions: Record<string, string>;
  /** App to the origin that serves its releases; empty for the site itself. */
  origins: Record<string, string>;
}

/** What is live; undefined before the first generation. */
export async function currentGeneration(): Promise<Generation | undefined> {
  const link = join(siteFolder, 'current');
  if (!(await stat(link).catch(ifMissing(undefined)))) return undefined;
  return readGeneration(basename(await readlink(link)));
}

/** @throws when there is no such generation, or another version of the project wrote it */
export async function readGeneration(name: string): Promise<Generation> {
  const folder = insideFolder(generationsFolder, name);
  const [generation, record] = await Promise.all([
    readJson(join(folder, generationFile), generationSchema),
    readJson(join(folder, releaseRecordFile), releaseRecordSchema),
  ]);
  return {
    ...generation,
    folder,
    named: namedReleases(record),
    versions: ofEachApp(record, ({ metadata }) => metadata.version),
    origins: ofEachApp(record, ({ url }) => originOf(url)),
  };
}

/**
 * The releases that the pages of a generation name.
 * @param folder any that holds one, also of a preview
 * @throws when there is none
 */
export async function readNamedReleases(folder: string): Promise<NamedRelease[]> {
  return namedReleases(await readJson(join(folder, releaseRecordFile), releaseRecordSchema));
}

function ofEachApp(
  { microFrontends }: ReleaseRecord,
  read: (release: ReleaseRecord['microFrontends'][string][number]) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(microFrontends).map(([app, [release]]) => [app, release ? read(release) : '']),
  );
}

/** The record names the site's own files without an origin. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (success) return output;
  throw new Error(
    `${file} is not what this version of the project writes. Remove ${siteFolder}, then run npm start.`,
  );
}
