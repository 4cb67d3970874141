import { setTimeout } from 'node:timers/promises';
import { type SiteManifest, siteManifestSchema } from '@site/shared/contracts/site-manifest';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { liveSnapshot } from '../snapshot';
import { ask, reasonOf, type Source } from './download';
import { fetchMaps } from './fetch-maps';
import { fetchSite } from './fetch-site';

/** Between two questions to the service: a release is to be served five seconds later. */
const defaultPollMs = 1500;

/** The manifest is small, unlike the files that it names. */
const manifestTimeoutMs = 10_000;

export type Following = ReturnType<typeof followSite>;

interface FollowOptions {
  /** A folder that is there. */
  siteDirectory: string;
  /** The origin of the release service. */
  from: string;
  /** A key of the service, with which source maps are brought; left out, they stay away. */
  key?: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  pollMs?: number;
}

/**
 * Keeps a folder the same as what is live on a release service. While the service is away, or sends what it should not,
 * the folder stays as it is, and the service is asked again.
 */
export function followSite({ siteDirectory, from, key, log, pollMs = defaultPollMs }: FollowOptions) {
  const ending = new AbortController();
  const source: Source = { from, signal: ending.signal };
  const checked = new Set<string>();
  const checkedMaps = new Set<string>();
  let upToDateAt: number | undefined;
  /** The tag of the manifest of which everything is there. */
  let knownTag: string | undefined;
  let lastProblem: string | undefined;
  let lastMapsProblem: string | undefined;

  async function followOnce(): Promise<void> {
    const answer = await askForManifest(source, knownTag);
    if (answer) {
      const isNew = await fetchSite(siteDirectory, answer.manifest, { source, checked });
      if (isNew) log.info(`snapshot ${answer.manifest.snapshot} is live`);
      knownTag = answer.tag;
    }
    if (lastProblem) log.info(`${from} is followed again`);
    lastProblem = undefined;
    upToDateAt = Date.now();
    if (answer) await followMaps(answer.manifest.releases);
  }

  /** Tried again with the next release: nothing that visitors get hangs on it. */
  async function followMaps(releases: SiteManifest['releases']): Promise<void> {
    await fetchMaps(siteDirectory, releases, { source, key, checked: checkedMaps }).catch((error) => {
      const problem = reasonOf(error);
      if (!ending.signal.aborted && problem !== lastMapsProblem)
        log.warn(`source maps are not brought from ${from}: ${problem}`);
      lastMapsProblem = problem;
    });
  }

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      await followOnce().catch(async (error) => {
        const problem = reasonOf(error);
        if (!ending.signal.aborted && problem !== lastProblem)
          log.warn(`${from} can't be followed, ${await liveSnapshot(siteDirectory)} stays live: ${problem}`);
        lastProblem = problem;
      });
      await setTimeout(pollMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const following = follow();
  return {
    /** When the service was last asked with success and everything it named was there, in milliseconds since 1970. */
    upToDateAt: () => upToDateAt,
    /** Resolves once what is under way has ended. */
    async stop() {
      ending.abort();
      await following;
    },
  };
}

/** @returns undefined when it is the one that is known */
async function askForManifest(source: Source, knownTag: string | undefined) {
  const headers = knownTag === undefined ? {} : { 'if-none-match': knownTag };
  const response = await ask(source, '/site/current', { headers, timeoutMs: manifestTimeoutMs });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`it answers with status ${response.status}`);
  const manifest = v.parse(siteManifestSchema, await response.json());
  return { manifest, tag: response.headers.get('etag') ?? undefined };
}
