import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName } from '@site/shared/contracts/apps';
import { isPageModule, type PageModule } from '@site/shared/contracts/page-module';
import type { SiteRoute } from '../routes';
import { entryOf, filesOf } from './live-releases';

/** Past five seconds a visitor has left: say what is missing instead of waiting on. */
const patience = 5_000;

const attempts = new Map<string, number>();
const failed = new Set<string>();
const loaded = new Map<string, PageModule>();

/**
 * Loads a page of a remote, once. A remote that failed before is asked afresh.
 * @throws when the remote does not answer within five seconds, its files are broken, or it exposes no such page
 */
export async function loadPageModule({ remote, page }: SiteRoute): Promise<PageModule> {
  const key = keyOf(remote, page);
  const known = loaded.get(key);
  if (known) return known;
  try {
    const module = await withinPatience(load(remote, page), remote);
    if (!isPageModule(module))
      throw new Error(`${remote} exposes ${page}, but without a Page component and its head.`);
    loaded.set(key, module);
    return module;
  } catch (problem) {
    failed.add(remote);
    throw problem;
  }
}

async function load(remote: SiteRoute['remote'], page: string): Promise<unknown> {
  const entry = await entryOf(remote);
  const isFirst = !attempts.has(remote);
  register(remote, entry);
  if (isFirst) for (const file of filesOf(remote, page)) void fetchAhead(file);
  return loadRemote(keyOf(remote, page));
}

/**
 * Asks for a file that the entry is going to ask for, so that both are on their way together; the browser answers the
 * entry from what it then has. Whether the file is the right one, the entry sees to: it knows its hash.
 */
async function fetchAhead(file: string): Promise<void> {
  try {
    const answer = await fetch(file);
    await answer.arrayBuffer();
  } catch {
    // The entry has the same trouble, and says so.
  }
}

function keyOf(remote: SiteRoute['remote'], page: string): string {
  return `${containerName(remote)}/${page}`;
}

/** Tells federation where a remote's entry lies: once, and again under another address after each failure. */
function register(remote: SiteRoute['remote'], entry: string): void {
  const again = failed.delete(remote);
  const attempt = (attempts.get(remote) ?? -1) + 1;
  if (attempt > 0 && !again) return;
  attempts.set(remote, attempt);
  // Neither the browser nor federation may answer with the failure it remembers.
  const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  registerRemotes([{ name: containerName(remote), entry: address, type: 'global' }], { force: again });
}

function withinPatience<T>(answer: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${remote} did not answer within ${patience} ms.`)), patience);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
