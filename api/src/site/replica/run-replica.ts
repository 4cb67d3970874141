import { setTimeout } from 'node:timers/promises';
import { requestProblem } from '@site/shared/node/site-copy/request-bytes';
import { type SitePointer, sitePointerSchema } from '@site/shared/node/site-pointer';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { liveSnapshot } from '../snapshot';
import { copySite, readCopied } from './copy-site';
import { fetchMaps } from './fetch-maps';
import type { ReadMaps } from './read-maps';
import { ask, type SiteSource } from './site-source';

/** Milliseconds between two requests. A release must be served within five seconds. */
const defaultPollMs = 1500;

/** Milliseconds: the pointer is small, unlike the files that it names. */
const pointerTimeoutMs = 10_000;

export type Replica = ReturnType<typeof runReplica>;

interface ReplicaOptions {
  /** An existing folder. */
  siteDirectory: string;
  /** The base URL of the site's keys: `https://cdn.example/prefix`. */
  from: string;
  /** Reads source maps; if undefined, none are copied. */
  readMaps?: ReadMaps | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  pollMs?: number;
}

/**
 * Copies the site at a URL into a folder, again after each deployment. While the URL does not answer, or its files don't
 * match their hashes, the folder stays as it is, and the request is repeated.
 */
export function runReplica({ siteDirectory, from, readMaps, log, pollMs = defaultPollMs }: ReplicaOptions) {
  const ending = new AbortController();
  const source: SiteSource = { from, signal: ending.signal };
  const checked = new Set<string>();
  const checkedMaps = new Set<string>();
  let upToDateAt: number | undefined;
  /** The ETag of the last pointer that was copied completely. */
  let knownTag: string | undefined;
  let lastProblem: string | undefined;
  let lastMapsProblem: string | undefined;

  async function copyOnce(): Promise<void> {
    const answer = await askForPointer(source, knownTag);
    const copied = await readCopied(siteDirectory);
    // A stale pointer, from a cache or written late: a replica never returns to an earlier deployment.
    if (answer && copied && answer.pointer.n < copied.n)
      throw new Error(`it names deployment ${answer.pointer.n}, but ${copied.n} was copied`);
    if (answer) {
      const isNew = await copySite(siteDirectory, answer.pointer, { source, checked });
      if (isNew) log.info(`snapshot ${answer.pointer.snapshot} is deployed`);
      knownTag = answer.tag;
    }
    if (lastProblem) log.info(`${from} is copied again`);
    lastProblem = undefined;
    upToDateAt = Date.now();
    if (answer) await copyMaps();
  }

  /** Retried with the next release, because visitors don't depend on it. */
  async function copyMaps(): Promise<void> {
    await fetchMaps(siteDirectory, { readMaps, signal: ending.signal, checked: checkedMaps }).catch(
      (error) => {
        const problem = requestProblem(error);
        if (!ending.signal.aborted && problem !== lastMapsProblem)
          log.warn(`source maps are not copied: ${problem}`);
        lastMapsProblem = problem;
      },
    );
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await copyOnce().catch(async (error) => {
        const problem = requestProblem(error);
        if (!ending.signal.aborted && problem !== lastProblem)
          log.warn(
            `${from} can't be copied, ${await liveSnapshot(siteDirectory)} stays deployed: ${problem}`,
          );
        lastProblem = problem;
      });
      await setTimeout(pollMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    /** When the replica was last up to date, in milliseconds since 1970. */
    upToDateAt: () => upToDateAt,
    /** Resolves once work under way has ended. */
    async stop() {
      ending.abort();
      await running;
    },
  };
}

/** @returns undefined when it is unchanged */
async function askForPointer(
  source: SiteSource,
  knownTag: string | undefined,
): Promise<{ pointer: SitePointer; tag: string | undefined } | undefined> {
  const headers: Record<string, string> = knownTag === undefined ? {} : { 'if-none-match': knownTag };
  const answer = await ask(source, pointerKey, { headers, timeoutMs: pointerTimeoutMs });
  if (answer.status === 304) return undefined;
  if (answer.status !== 200) throw new Error(`it answers with status ${answer.status}`);
  const pointer = v.parse(v.pipe(v.string(), v.parseJson(), sitePointerSchema), answer.body.toString());
  return { pointer, tag: answer.headers.etag };
}
