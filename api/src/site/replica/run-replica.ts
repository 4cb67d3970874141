import { setTimeout } from 'node:timers/promises';
import { pointerKey, type SitePointer, sitePointerSchema } from '@site/shared/contracts/site-pointer';
import { requestProblem } from '@site/shared/site-copy/request-bytes';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { liveSnapshot } from '../snapshot';
import { copySite, readCopied } from './copy-site';
import { fetchMaps } from './fetch-maps';
import type { ReadMaps } from './read-maps';
import { ask, type SiteSource } from './site-source';

/** Between two requests. A release must be served within five seconds. */
const defaultPollMs = 1500;

/** The pointer is small, unlike the files that it leads to. */
const pointerTimeoutMs = 10_000;

export type Replica = ReturnType<typeof runReplica>;

interface ReplicaOptions {
  /** An existing folder. */
  siteDirectory: string;
  /** The address that the keys of the site are below: `https://cdn.example/prefix`. */
  from: string;
  /** Reads source maps; without it, none are copied. */
  readMaps?: ReadMaps | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  pollMs?: number;
}

/**
 * Copies the site at an address into a folder, again after each deployment. While the address does not answer, or its files
 * are not what their names say, the folder stays as it is, and the request is repeated.
 */
export function runReplica({ siteDirectory, from, readMaps, log, pollMs = defaultPollMs }: ReplicaOptions) {
  const ending = new AbortController();
  const source: SiteSource = { from, signal: ending.signal };
  const checked = new Set<string>();
  const checkedMaps = new Set<string>();
  let upToDateAt: number | undefined;
  /** The tag of the pointer of which everything is here. */
  let knownTag: string | undefined;
  let lastProblem: string | undefined;
  let lastMapsProblem: string | undefined;

  async function copyOnce(): Promise<void> {
    const answer = await askForPointer(source, knownTag);
    const copied = await readCopied(siteDirectory);
    // A pointer from a cache, or one that was written late: a replica never returns to an earlier deployment.
    if (answer && copied && answer.pointer.n < copied.n)
      throw new Error(`it names deployment ${answer.pointer.n}, and ${copied.n} is here`);
    if (answer) {
      const isNew = await copySite(siteDirectory, answer.pointer, { source, checked });
      if (isNew) log.info(`snapshot ${answer.pointer.snapshot} is live`);
      knownTag = answer.tag;
    }
    if (lastProblem) log.info(`${from} is copied again`);
    lastProblem = undefined;
    upToDateAt = Date.now();
    if (answer) await copyMaps();
  }

  /** Tried again with the next release: nothing that visitors get depends on it. */
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
          log.warn(`${from} can't be copied, ${await liveSnapshot(siteDirectory)} stays live: ${problem}`);
        lastProblem = problem;
      });
      await setTimeout(pollMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    /** When the address was last asked with success and everything it named was here, in milliseconds since 1970. */
    upToDateAt: () => upToDateAt,
    /** Resolves once what is under way has ended. */
    async stop() {
      ending.abort();
      await running;
    },
  };
}

/** @returns undefined when it is the one that is known */
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
