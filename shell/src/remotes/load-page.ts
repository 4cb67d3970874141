import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { isPageModule, type PageModule } from '@site/shared/contracts/page-module';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { containerName } from '@site/shared/federation/apps';
import type { SiteRoute } from '../routes';

/** Past five seconds a visitor has left: say what is missing instead of waiting on. */
const patience = 5_000;

const attempts = new Map<string, number>();
const failed = new Set<string>();
const loaded = new Map<string, PageModule>();

let live: ReleaseRecord['microFrontends'] = {};

/** Tells federation where the live release of each remote lies. Nothing is requested yet. */
export function registerLiveReleases(record: ReleaseRecord): void {
  live = record.microFrontends;
  for (const remote of Object.keys(live)) register(remote, false);
}

/**
 * Loads a page of a remote, once. A remote that failed before is asked afresh.
 * @throws when the remote does not answer within five seconds, its files are broken, or it exposes no such page
 */
export async function loadPageModule({ remote, page }: SiteRoute): Promise<PageModule> {
  const key = `${containerName(remote)}/${page}`;
  const known = loaded.get(key);
  if (known) return known;
  if (failed.delete(remote)) register(remote, true);
  try {
    const module = await withinPatience(loadRemote(key), remote);
    if (!isPageModule(module))
      throw new Error(`${remote} exposes ${page}, but without a Page component in it.`);
    loaded.set(key, module);
    return module;
  } catch (problem) {
    failed.add(remote);
    throw problem;
  }
}

/** A page that has been loaded already, for showing it without waiting. */
export function loadedPage({ remote, page }: SiteRoute): PageModule | undefined {
  return loaded.get(`${containerName(remote)}/${page}`);
}

function register(remote: string, again: boolean): void {
  const url = live[remote]?.[0]?.url;
  if (!url) return;
  const attempt = (attempts.get(remote) ?? 0) + (again ? 1 : 0);
  attempts.set(remote, attempt);
  // A new address for each further attempt: neither the browser nor federation may answer with the failure it remembers.
  const entry = attempt === 0 ? url : `${url}?attempt=${attempt}`;
  registerRemotes([{ name: containerName(remote), entry, type: 'global' }], { force: again });
}

function withinPatience<T>(answer: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${remote} did not answer within ${patience} ms.`)), patience);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
