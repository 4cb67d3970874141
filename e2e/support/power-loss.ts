import { lstatSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type DiskState, diskState } from './disk-state.mjs';

/** The state of a folder on disk, by inode. */
export type Flushed = Map<number, DiskState>;

/** Settings that make a command record its flushes to disk. Linux only: it looks files up in /proc. */
export function recordSyncs(log: string): NodeJS.ProcessEnv {
  const recorder = new URL('./record-syncs.mjs', import.meta.url).href;
  return { SYNC_LOG: log, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${recorder}` };
}

/**
 * The flushes of a command at which a kill leaves different states, counted from 1, and one after the last. Of the files in
 * a staging folder, which nothing references yet, only the first and the last are included.
 * @param log the log that the command has written
 */
export async function distinctSyncs(log: string): Promise<number[]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
  const groups = lines.map((line) => /^[^"]*?\.staging(?=\/)/.exec(JSON.parse(line).path)?.[0]);
  const isInner = (at: number) =>
    groups[at] !== undefined && groups[at - 1] === groups[at] && groups[at] === groups[at + 1];
  return [...groups.keys(), groups.length].filter((at) => !isInner(at)).map((at) => at + 1);
}

/** Settings that stop a command before some of its flushes, until it gets SIGCONT. */
export function stopAtSyncs(log: string, syncs: number[]): NodeJS.ProcessEnv {
  return { ...recordSyncs(log), STOP_AT_SYNCS: syncs.join() };
}

/** The state of a folder without recent writes: all of it is on disk. */
export async function everythingIn(folder: string): Promise<Flushed> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => !entry.isSymbolicLink());
  const states = [folder, ...paths.map(({ parentPath, name }) => join(parentPath, name))].map(diskState);
  return new Map(states.map((state) => [state.ino, state]));
}

/** The state after the flushes in a command's log. */
export async function withFlushed(flushed: Flushed, log: string): Promise<Flushed> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const states = lines.map((line): DiskState => JSON.parse(line));
  return new Map([...flushed, ...states.map((state): [number, DiskState] => [state.ino, state])]);
}

/**
 * The files that a power loss now could lose: written since their last flush, or with a name that their folder, or one
 * above it, did not have at its last flush. Simulates the strictest disk: everything that isn't flushed is lost.
 * @param folder where the recording started; it is on disk itself
 */
export function atRisk(folder: string, files: string[], flushed: Flushed): string[] {
  // Thousands of files have the same folders above them.
  const known = new Map([[folder, true]]);
  const isNamed = (path: string): boolean => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const parent = dirname(path);
    const names = flushed.get(lstatSync(parent).ino)?.names ?? {};
    const named = names[basename(path)] === lstatSync(path).ino && isNamed(parent);
    known.set(path, named);
    return named;
  };
  return files.filter((file) => {
    const { ino, mtimeMs } = lstatSync(file);
    return flushed.get(ino)?.changed !== mtimeMs || !isNamed(file);
  });
}
