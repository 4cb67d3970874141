import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tell } from '@site/kit/client/progress';
import { sourceHash } from '../compose/source-hash';
import { takeFileLock } from '../registry/files/file-lock';
import { buildNotes } from '../registry/workspace';

/** A build takes seconds. */
const waitMs = 300_000;

interface Build {
  name: string;
  /** Relative to the checkout's root. */
  sources: string[];
  /** The folder that it writes. */
  result: string;
}

/**
 * Builds if the sources have changed since the last build. Of two commands that build the same, the second one waits for the
 * first, whose folder it would clean, and finds nothing to build.
 * @returns whether it was built
 */
export async function buildIfChanged(build: Build, run: () => Promise<void>): Promise<boolean> {
  if (!(await changedSources(build))) return false;
  const lock = await takeBuildLock(build.name);
  try {
    const hash = await changedSources(build);
    if (!hash) return false;
    // A failed build leaves a partial result, which must not be taken for the previous one.
    await rm(noteOf(build.name), { force: true });
    await run();
    await mkdir(buildNotes, { recursive: true });
    await writeFile(noteOf(build.name), hash);
    return true;
  } finally {
    lock.release();
  }
}

async function takeBuildLock(name: string) {
  const file = join(buildNotes, `${name}.lock`);
  const free = await takeFileLock(file, 0);
  if (free) return free;
  tell(`Waiting for another command, which builds ${name}`);
  const lock = await takeFileLock(file, waitMs);
  if (lock) return lock;
  throw new Error(
    `Another command has been building ${name} for ${waitMs / 1000} s. Look for its process, and end it.`,
  );
}

/** @returns the hash of the sources, if they are not those of the last build */
async function changedSources({ name, sources, result }: Build): Promise<string | undefined> {
  const hash = await sourceHash(sources);
  return (await lastSources(name, result)) === hash ? undefined : hash;
}

/** The hash of the sources of the last build; undefined without one, or if it has not finished. */
export async function lastSources(name: string, result: string): Promise<string | undefined> {
  const isBuilt = await stat(result).catch(() => undefined);
  return isBuilt && readFile(noteOf(name), 'utf8').catch(() => undefined);
}

function noteOf(name: string): string {
  return join(buildNotes, `${name}.hash`);
}
