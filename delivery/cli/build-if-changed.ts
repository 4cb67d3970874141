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
  const { name, sources, result } = build;
  const hash = await sourceHash(sources);
  const isBuilt = async () => (await lastSources(name, result)) === hash;
  if (await isBuilt()) return false;
  const lock = await takeFileLock(lockOf(name), 0);
  if (!lock) {
    await waitForBuild(name);
    return buildIfChanged(build, run);
  }
  try {
    // Another command may have built it until now, and be reading the result.
    if (await isBuilt()) return false;
    // A failed build leaves a partial result, which must not be taken for the previous one.
    await rm(noteOf(name), { force: true });
    await run();
    await mkdir(buildNotes, { recursive: true });
    await writeFile(noteOf(name), hash);
    return true;
  } finally {
    lock.release();
  }
}

async function waitForBuild(name: string): Promise<void> {
  tell(`Waiting for another command, which builds ${name}`);
  const lock = await takeFileLock(lockOf(name), waitMs);
  if (!lock)
    throw new Error(
      `Another command has been building ${name} for ${waitMs / 1000} s. Look for its process, and end it.`,
    );
  lock.release();
}

/** The hash of the sources of the last build; undefined without one, or if it has not finished. */
export async function lastSources(name: string, result: string): Promise<string | undefined> {
  const isBuilt = await stat(result).catch(() => undefined);
  return isBuilt && readFile(noteOf(name), 'utf8').catch(() => undefined);
}

function noteOf(name: string): string {
  return join(buildNotes, `${name}.hash`);
}

function lockOf(name: string): string {
  return join(buildNotes, `${name}.lock`);
}
