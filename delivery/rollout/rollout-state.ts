import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { rolloutFile, rolloutLink, servedRolloutSchema } from '@site/shared/contracts/rollout';
import { stageSchema } from '@site/shared/contracts/rollout-stages';
import * as v from 'valibot';
import { attributionSchema } from '../log/entry';
import { siteFolder } from '../workspace';
import { comparisonSchema } from './comparison';

/** Each step of a rollout makes a folder here; `site/rollout` is a link to the last one while the rollout runs. */
export const rolloutsFolder = join(siteFolder, 'rollouts');
export const linkToRollout = join(siteFolder, rolloutLink);

const stepSchema = v.object({
  at: v.string(),
  action: v.picklist(['rollout', 'promote', 'hold', 'abort']),
  /** The share after this step. */
  share: v.number(),
  reason: v.string(),
  by: attributionSchema,
  /** What it was decided on; missing in the first step. */
  figures: v.optional(comparisonSchema),
});

export const rolloutSchema = v.object({
  ...servedRolloutSchema.entries,
  stages: v.array(stageSchema),
  /** Which of them runs, from 0. */
  stage: v.number(),
  stageSince: v.string(),
  /** An operator has stopped the promotions. */
  isHeld: v.boolean(),
  /** Missing while it runs. */
  ended: v.optional(v.picklist(['promoted', 'aborted'])),
  /** What happened, oldest first: the log has the same. */
  steps: v.array(stepSchema),
});

export type RolloutStep = v.InferOutput<typeof stepSchema>;

/** A candidate that is shown to a share of the visitors, beside the stable generation. */
export type Rollout = v.InferOutput<typeof rolloutSchema>;

/** The rollout that runs; undefined where none does. */
export async function readRollout(): Promise<Rollout | undefined> {
  const target = await readlink(linkToRollout).catch(ifMissing(undefined));
  return target === undefined ? undefined : readState(basename(target));
}

/** The last rollout as it was written, whether it runs, has ended, or has not begun because of a crash. */
export async function readLastRollout(): Promise<{ folder: string; rollout: Rollout } | undefined> {
  const [folder] = await rolloutFolders();
  return folder === undefined ? undefined : { folder, rollout: await readState(folder) };
}

/** The generation of the candidate; undefined where no rollout runs. */
export async function candidateGeneration(): Promise<string | undefined> {
  const last = await readLastRollout();
  return last?.rollout.ended ? undefined : last?.rollout.generation;
}

/** The names of the folders of steps, the last one first; those that a crash left unfinished are not among them. */
export async function rolloutFolders(): Promise<string[]> {
  const names = await readdir(rolloutsFolder).catch(ifMissing([]));
  return names
    .filter((name) => /^\d{6}$/.test(name))
    .sort()
    .reverse();
}

async function readState(folder: string): Promise<Rollout> {
  const file = insideFolder(rolloutsFolder, folder, rolloutFile);
  const text = await readFile(file, 'utf8');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), rolloutSchema), text);
  if (success) return output;
  throw new Error(
    `${file} is not what this version of the project writes. Remove ${linkToRollout} and ${rolloutsFolder}: then every visitor gets the stable release.`,
  );
}
