import { readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { readJson } from '@site/shared/node/read-json';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { rolloutFile, rolloutLink, servedRolloutSchema } from '@site/shared/node/rollout';
import * as v from 'valibot';

const watchedSchema = v.omit(servedRolloutSchema, ['snapshot']);

/** A rollout, and the folder of its canary snapshot. */
export interface WatchedRollout extends v.InferOutput<typeof watchedSchema> {
  folder: string;
}

/**
 * Makes a function that reads the running rollout; undefined without one.
 * @param siteDirectory the folder with the link `rollout`
 */
export function watchRollout(siteDirectory: string): () => Promise<WatchedRollout | undefined> {
  const read = rememberLatest(1, (target: string) => readRollout(insideFolder(siteDirectory, target)));
  return async () => {
    const target = await readlink(join(siteDirectory, rolloutLink)).catch(ifMissing(undefined));
    return target === undefined ? undefined : read(target).catch(() => undefined);
  };
}

/** The first bucket's link points to the snapshot, as for nginx. */
async function readRollout(folder: string): Promise<WatchedRollout> {
  const file = join(folder, rolloutFile);
  const canary = join(folder, '00');
  return {
    ...(await readJson(file, watchedSchema)),
    folder: resolve(dirname(canary), await readlink(canary)),
  };
}
