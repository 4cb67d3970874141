import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  rolloutFile,
  rolloutLink,
  type ServedRollout,
  servedRolloutSchema,
} from '@site/shared/contracts/rollout';
import * as v from 'valibot';

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
    const text = await readFile(join(siteDirectory, target, rolloutFile), 'utf8').catch(() => '');
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), servedRolloutSchema), text);
    if (!success) return undefined;
    last = { target, rollout: output };
    return output;
  };
}
