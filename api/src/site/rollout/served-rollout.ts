import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { readJson } from '@site/shared/contracts/read-json';
import {
  rolloutFile,
  rolloutLink,
  type ServedRollout,
  servedRolloutSchema,
} from '@site/shared/contracts/rollout';

/**
 * Makes a function that reads the rollout that runs; it returns undefined where none does.
 * @param siteDirectory the folder with the link `rollout`
 */
export function watchRollout(siteDirectory: string): () => Promise<ServedRollout | undefined> {
  let last: { target: string; rollout: ServedRollout } | undefined;
  return async () => {
    const target = await readlink(join(siteDirectory, rolloutLink)).catch(() => undefined);
    if (target === undefined) return undefined;
    if (last?.target === target) return last.rollout;
    const file = insideFolder(siteDirectory, target, rolloutFile);
    const rollout = await readJson(file, servedRolloutSchema).catch(() => undefined);
    last = rollout && { target, rollout };
    return rollout;
  };
}
