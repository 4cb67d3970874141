import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { syncToDisk } from '@site/shared/contracts/sync-to-disk';
import { candidateGeneration } from '../rollout/rollout-state';
import { siteFolder } from '../workspace';
import { type Generation, generationFile, generationsFolder } from './generations';
import { syncTree } from './sync-to-disk';

/** How many generations stay on disk, as visitors may still read pages of the last one. */
const keptGenerations = 10;

/**
 * Makes a generation in a staging folder, and gives it its name once it is whole and on disk.
 * @param fill writes every file of the generation into the folder it is given
 * @returns the generation's name, and what `fill` gave
 */
export async function makeGeneration<Filled>(
  generation: Pick<Generation, 'number' | 'composer' | 'history'>,
  fill: (folder: string) => Promise<Filled>,
): Promise<{ name: string; filled: Filled }> {
  const { stagingPath, filled } = await stage(fill);
  const text = `${JSON.stringify(generation, null, 2)}\n`;
  await writeFile(join(stagingPath, generationFile), text);
  await syncTree(stagingPath);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `${String(generation.number).padStart(6, '0')}-${hash}`;
  // A crash may have left the same one, whole, before anybody used it.
  if (existsSync(insideFolder(generationsFolder, name))) await rm(stagingPath, { recursive: true });
  else await rename(stagingPath, insideFolder(generationsFolder, name));
  await syncToDisk(generationsFolder);
  return { name, filled };
}

/** Fills a staging folder as for a generation, and removes it. */
export async function tryGeneration<Filled>(fill: (folder: string) => Promise<Filled>): Promise<Filled> {
  const { stagingPath, filled } = await stage(fill);
  await rm(stagingPath, { recursive: true, force: true });
  return filled;
}

async function stage<Filled>(fill: (folder: string) => Promise<Filled>) {
  const stagingPath = insideFolder(generationsFolder, `${randomUUID()}.staging`);
  await mkdir(stagingPath, { recursive: true });
  try {
    return { stagingPath, filled: await fill(stagingPath) };
  } catch (problem) {
    await rm(stagingPath, { recursive: true, force: true });
    throw problem;
  }
}

/** Removes old generations, and staging folders that a crash left. */
export async function removeOldGenerations(): Promise<void> {
  const live = await readlink(join(siteFolder, 'current')).catch(ifMissing(''));
  const names = (await readdir(generationsFolder).catch(ifMissing([]))).sort().reverse();
  const whole = names.filter((name) => /^\d+-\w+$/.test(name));
  const candidate = await candidateGeneration();
  const kept = new Set([...whole.slice(0, keptGenerations), candidate]);
  const gone = names.filter((name) => !kept.has(name) && !live.endsWith(name));
  await Promise.all(
    gone.map((name) => rm(insideFolder(generationsFolder, name), { recursive: true, force: true })),
  );
}
