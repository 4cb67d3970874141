import { readdir, readFile, readlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { parseIfValid, readJson } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { deliveryFolder } from '../../registry/delivery-folder';
import { filesBelow } from '../../registry/files/files-below';
import { linkOrCopy } from '../../registry/files/link-or-copy';
import { siteStore } from '../../registry/site-store/open-site-store';
import { siteFolder } from '../../registry/workspace';
import { attributionSchema } from '../log/attribution';
import { createEntry } from '../log/create-entry';
import type { DeployedApp, WithdrawnRelease } from '../log/entry';
import type { ReadEntry } from '../log/read-log';
import { type Rollout, rolloutSchema } from '../rollout/rollout-state';
import { makeSnapshot } from '../snapshots/make-snapshot';
import { readRecord, versionsIn } from '../snapshots/snapshots';
import { changedApp, keptSnapshots } from './next-state';

const generationFile = 'generation.json';

const generationSchema = v.object({
  composer: v.string(),
  history: v.array(
    v.object({
      at: v.string(),
      action: v.picklist(['start', 'release', 'rollback']),
      app: v.string(),
      to: v.string(),
      origin: v.optional(v.string()),
      by: v.optional(attributionSchema),
    }),
  ),
});

const { snapshot: _, ...formerEntries } = rolloutSchema.entries;
const formerRolloutSchema = v.object({ ...formerEntries, generation: v.string() });

const withdrawalSchema = v.object({
  action: v.literal('withdraw'),
  outcome: v.literal('done'),
  time: v.string(),
  app: v.string(),
  to: v.string(),
  by: attributionSchema,
});

const formerLog = join(deliveryFolder, 'log.jsonl');

/**
 * Takes over a folder that the version of the project before wrote: its deployed generation becomes the snapshot of entry 1,
 * with the state that its history and its log end with. `current` goes on leading to the generation until the switch.
 * @returns undefined where the folder is not of that version
 */
export async function takeOver(): Promise<ReadEntry | undefined> {
  const target = await readlink(join(siteFolder, 'current')).catch(ifMissing(undefined));
  if (!target?.startsWith('generations/')) return undefined;
  const generation = insideFolder(siteFolder, target);
  const { history, composer } = await readJson(join(generation, generationFile), generationSchema);
  const snapshot = await toSnapshot(generation);
  const apps: Record<string, DeployedApp> = {};
  for (const { app, action, at, by = unknown, ...change } of history)
    apps[app] = changedApp(apps[app], change, { since: at, by, isRollback: action === 'rollback' });
  const changes = Object.entries(apps).map(([app, { version }]) => ({ app, from: null, to: version }));
  return createEntry(
    siteStore(),
    undefined,
    {
      action: 'import',
      time: new Date().toISOString(),
      by: unknown,
      changes,
      detail: `taken over from ${target}; ${relative(siteFolder, formerLog)} has what happened before`,
    },
    {
      snapshot,
      composer,
      apps,
      earlier: await formerSnapshots(generation),
      withdrawn: await formerWithdrawals(),
      rollout: await formerRollout(apps),
    },
  );
}

const unknown = { who: { kind: 'unknown' as const, name: 'unknown' } };

/** The earlier snapshots, newest first: they have documents that can't be composed any more. */
async function formerSnapshots(deployed: string): Promise<string[]> {
  const names = (await readdir(dirname(deployed))).filter((name) => /^\d+-\w+$/.test(name));
  const snapshots: string[] = [];
  for (const name of names.sort().reverse()) {
    const generation = insideFolder(dirname(deployed), name);
    // One that is damaged, or of an older version, stops no upgrade.
    if (generation !== deployed)
      snapshots.push(
        ...(await toSnapshot(generation).then(
          (one) => [one],
          () => [],
        )),
      );
  }
  return [...new Set(snapshots)].slice(0, keptSnapshots);
}

async function toSnapshot(generation: string): Promise<string> {
  const { composer } = await readJson(join(generation, generationFile), generationSchema);
  const files = (await filesBelow(generation)).filter((name) => name !== generationFile);
  const { name } = await makeSnapshot(composer, async (folder) => {
    for (const file of files) linkOrCopy(insideFolder(generation, file), insideFolder(folder, file));
  });
  return name;
}

/** Skips lines about other actions, and one that a crash left unfinished. */
async function formerWithdrawals(): Promise<WithdrawnRelease[]> {
  const text = await readFile(formerLog, 'utf8').catch(ifMissing(''));
  return text.split('\n').flatMap((line) => {
    const withdrawal = parseIfValid(line, withdrawalSchema);
    if (!withdrawal) return [];
    const { app, to: version, time: at, by } = withdrawal;
    return [{ app, version, at, who: by.who.name, reason: by.reason ?? '' }];
  });
}

/** The running rollout; null where a crash left it half done: then every visitor gets the stable release. */
async function formerRollout(apps: Record<string, DeployedApp>): Promise<Rollout | null> {
  const folder = join(siteFolder, 'rollouts');
  const names = (await readdir(folder).catch(ifMissing([]))).filter((name) => /^\d{6}$/.test(name)).sort();
  const last = names.at(-1);
  if (last === undefined) return null;
  const former = await readJson(insideFolder(folder, last, 'rollout.json'), formerRolloutSchema);
  if (former.ended) return null;
  const { generation: name, ...rollout } = former;
  const generation = insideFolder(siteFolder, 'generations', name);
  const versions = versionsIn(await readRecord(generation));
  const fits = Object.entries(apps).every(
    ([app, { version }]) => versions[app] === (app === rollout.app ? rollout.to : version),
  );
  return fits ? { ...rollout, snapshot: await toSnapshot(generation) } : null;
}
