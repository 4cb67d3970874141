import { mkdir, rm } from 'node:fs/promises';
import { fetchProblem } from '@site/shared/node/fetch-problem';
import { repeat } from '@site/shared/node/repeat';
import { fetchingFolder } from '@site/shared/node/site-copy/fill-folder';
import { type SitePointer, sitePointerSchema } from '@site/shared/node/site-pointer';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { requireSpace } from '../../require-space';
import { liveSnapshot } from '../snapshot';
import { copySite, readCopied } from './copy-site';
import { fetchMaps } from './fetch-maps';
import type { ReadMaps } from './read-maps';
import { ask, type SiteSource } from './site-source';

/** Milliseconds between two requests. A release must be served within five seconds. */
const defaultPollMs = 1500;

/** Milliseconds until older releases that couldn't be copied are tried again, unless there is another deployment. */
const retryMs = 60_000;

/** Milliseconds: the pointer is small, unlike the files that it names. */
const pointerTimeoutMs = 10_000;
const maxPointerBytes = 2 ** 20;

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
  const [warn, warnOfReleases, warnOfMaps] = [logChanges(log), logChanges(log), logChanges(log)];
  let upToDateAt: number | undefined;
  /** The last pointer that was copied. */
  let known: KnownPointer | undefined;
  /** The last pointer that was tried, as text. */
  let tried: string | undefined;
  /** Ends the copying of source maps: visitors don't depend on them, so no deployment waits for them. */
  let endMaps = async () => {};

  async function copyOnce(): Promise<void> {
    const answer = await askForPointer(source, known);
    if (answer) {
      requireLater(answer.pointer, await readCopied(siteDirectory));
      const isRetry = answer.text === tried;
      tried = answer.text;
      await endMaps();
      await prepareFolder(siteDirectory, isRetry);
      const { isNew, problems } = await copySite(siteDirectory, answer.pointer, { source, checked });
      if (isNew) log.info(`snapshot ${answer.pointer.snapshot} is deployed`);
      warnOfReleases(
        problems.map(fetchProblem).join(' '),
        'older releases, which open tabs may need, are not copied',
      );
      const { tag, text } = answer;
      known = { tag, text, until: problems.length > 0 ? Date.now() + retryMs : Number.POSITIVE_INFINITY };
    }
    if (warn('')) log.info(`${from} is copied again`);
    upToDateAt = Date.now();
    if (answer) endMaps = copyMaps();
  }

  /** Maps that could not be copied are tried again after the next deployment. */
  function copyMaps(): () => Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    const copying = fetchMaps(siteDirectory, { readMaps, signal, checked: checkedMaps }).catch((error) => {
      if (!signal.aborted) warnOfMaps(fetchProblem(error), 'source maps are not copied');
    });
    return () => {
      abort.abort();
      return copying;
    };
  }

  const copying = repeat(copyOnce, pollMs, async (error) => {
    if (ending.signal.aborted) return;
    const served = await liveSnapshot(siteDirectory);
    const state = served === undefined ? 'nothing is deployed' : `${served} stays deployed`;
    warn(fetchProblem(error), `${from} can't be copied, ${state}`);
  });
  return {
    /** When the replica was last up to date, in milliseconds since 1970. */
    upToDateAt: () => upToDateAt,
    /** Resolves once work under way has ended. */
    async stop() {
      ending.abort();
      await copying.stop();
      await endMaps();
    },
  };
}

/**
 * A replica never returns to an earlier deployment.
 * @throws for a stale pointer, which was cached or written late
 */
function requireLater({ n }: SitePointer, copied: SitePointer | undefined): void {
  if (copied === undefined || n >= copied.n) return;
  throw new Error(
    `it names deployment ${n}, but ${copied.n} was copied: a cache is in between or, if that is another site, ${pointerKey} has to be removed from SITE_DIR`,
  );
}

/**
 * Makes the site's folder. On a nearly full disk, the part of another deployment that was fetched is removed.
 * @param isRetry whether that part belongs to the same deployment, which would only fetch it again
 * @throws when the disk is nearly full nonetheless
 */
async function prepareFolder(siteDirectory: string, isRetry: boolean): Promise<void> {
  await mkdir(siteDirectory, { recursive: true });
  const part = fetchingFolder(siteDirectory);
  if (!isRetry) await requireSpace(siteDirectory).catch(() => rm(part, { recursive: true, force: true }));
  await requireSpace(siteDirectory);
}

/**
 * Makes a function that logs a problem when it begins or changes.
 * @returns a function that takes the problem, empty when there is none, and returns whether there was one before
 */
function logChanges(log: Pick<FastifyBaseLogger, 'warn'>) {
  let last = '';
  return (problem: string, what = ''): boolean => {
    const before = last;
    last = problem;
    if (problem && problem !== before) log.warn(`${what}: ${problem}`);
    return before !== '';
  };
}

interface KnownPointer {
  /** Its ETag; undefined from a source that sends none. */
  tag: string | undefined;
  text: string;
  /** When it is read again although it is unchanged, in milliseconds since 1970. */
  until: number;
}

/** @returns undefined when it is unchanged */
async function askForPointer(
  source: SiteSource,
  lastKnown: KnownPointer | undefined,
): Promise<{ pointer: SitePointer; tag: string | undefined; text: string } | undefined> {
  const known = lastKnown && Date.now() < lastKnown.until ? lastKnown : undefined;
  const headers: Record<string, string> = known?.tag === undefined ? {} : { 'if-none-match': known.tag };
  const limits = { timeoutMs: pointerTimeoutMs, maxBytes: maxPointerBytes };
  const answer = await ask(source, pointerKey, { headers, ...limits });
  if (answer.status === 304) return undefined;
  if (answer.status === 404)
    throw new Error(
      `there is no ${pointerKey}. SITE_FROM is the address of a deployed site's files; at a release service it ends with /site`,
    );
  if (answer.status !== 200) throw new Error(`it answers with status ${answer.status}`);
  const text = answer.body.toString();
  if (text === known?.text) return undefined;
  const pointer = v.parse(v.pipe(v.string(), v.parseJson(), sitePointerSchema), text);
  return { pointer, tag: answer.headers.etag, text };
}
