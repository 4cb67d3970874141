import { containerName } from '@site/shared/site-model/apps';
import { type IslandModule, isIslandModule } from '@site/shared/site-model/island-module';
import { isPageModule, type PageModule } from '@site/shared/site-model/page-module';
import { entryUrl, pageFiles } from './known-releases';
import { remoteTimeoutMs } from './remote-timeout';

type Federation = Awaited<ReturnType<typeof loadFederation>>;

const attempts = new Map<string, number>();
const failed = new Set<string>();
const loaded = new Map<string, unknown>();

/**
 * Loads a page of a remote. After an error the next call loads it again.
 * @throws when the remote does not answer within five seconds, its files are broken, or it exposes no such page
 */
export function loadPageModule(remote: string, page: string): Promise<PageModule> {
  return load(remote, page, {
    filesAhead: pageFiles,
    isExpected: isPageModule,
    expected: 'a Page component and its head',
  });
}

/** Loads an island of a page, likewise. Its document preloads what is near the window. */
export function loadIslandModule(remote: string, name: string): Promise<IslandModule> {
  return load(remote, name, {
    filesAhead: () => [],
    isExpected: isIslandModule,
    expected: 'an Island component',
  });
}

interface Exposed<Module> {
  filesAhead: typeof pageFiles;
  isExpected: (module: unknown) => module is Module;
  /** What such a module exports. */
  expected: string;
}

async function load<Module>(remote: string, name: string, exposed: Exposed<Module>): Promise<Module> {
  const { filesAhead, isExpected, expected } = exposed;
  const key = keyOf(remote, name);
  const known = loaded.get(key);
  if (isExpected(known)) return known;
  const hasFailed = failed.has(remote) || attemptsAt(remote) > 0;
  const attempt = hasFailed ? loadAgain : loadFrom;
  try {
    const module = await withTimeout(attempt(remote, name, filesAhead), remote);
    if (!isExpected(module)) throw new Error(`${remote} exposes ${name}, but without ${expected}.`);
    loaded.set(key, module);
    return module;
  } catch (problem) {
    failed.add(remote);
    throw problem;
  }
}

async function loadFrom(remote: string, name: string, filesAhead: typeof pageFiles): Promise<unknown> {
  const [entry, federation] = await Promise.all([entryUrl(remote), loadFederation()]);
  const isFirst = !attempts.has(remote);
  register(remote, entry, federation);
  if (isFirst) for (const file of filesAhead(remote, name)) void fetchAhead(file);
  return federation.loadRemote(keyOf(remote, name));
}

/**
 * Loads after a failure, twice if necessary: Chromium answers the first request for a file whose preload has failed with that
 * failure, without asking the network.
 */
function loadAgain(...named: Parameters<typeof loadFrom>): Promise<unknown> {
  const [remote] = named;
  const before = attemptsAt(remote);
  return loadFrom(...named).catch(() => {
    // With more attempts, another island of the page has begun the second one.
    if (attemptsAt(remote) === before + 1) failed.add(remote);
    return loadFrom(...named);
  });
}

/** How often a remote was registered again. */
function attemptsAt(remote: string): number {
  return attempts.get(remote) ?? 0;
}

function loadFederation() {
  return import(/* webpackChunkName: "federation" */ './federation');
}

/** Fetches a file that the entry will load, so that both download together. The entry checks its hash. */
async function fetchAhead(file: string): Promise<void> {
  try {
    const answer = await fetch(file);
    await answer.arrayBuffer();
  } catch {
    // The entry will fail to load the same file and report it.
  }
}

function keyOf(remote: string, name: string): string {
  return `${containerName(remote)}/${name}`;
}

/** Registers a remote with federation: once, and under a new URL after each failure. */
function register(remote: string, entry: string, { registerRemotes }: Federation): void {
  const again = failed.delete(remote);
  const attempt = (attempts.get(remote) ?? -1) + 1;
  if (attempt > 0 && !again) return;
  attempts.set(remote, attempt);
  // A new URL bypasses cached failures.
  const url = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  registerRemotes([{ name: containerName(remote), entry: url, type: 'global' }], { force: again });
}

function withTimeout<T>(answer: Promise<T>, remote: string): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    const problem = new Error(`${remote} did not answer within ${remoteTimeoutMs} ms.`);
    setTimeout(() => reject(problem), remoteTimeoutMs);
  });
  return Promise.race([answer, tooLate]);
}
