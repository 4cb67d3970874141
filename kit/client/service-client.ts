import { readFile } from 'node:fs/promises';
import { type Progress, progressSchema } from '@site/shared/http/deployment-progress';
import { RefusedError } from '@site/shared/http/refused-pages';
import { insideFolder } from '@site/shared/node/inside-folder';
import { parseIfValid } from '@site/shared/node/read-json';
import { type Release, releaseFile } from '@site/shared/node/release';
import { wholeHashOf } from '@site/shared/node/release-version';
import { formatStages } from '@site/shared/node/rollout-stages';
import * as v from 'valibot';
import type { Delivery, Tell } from './delivery';
import { describeClient } from './describe-client';
import { logEntrySchema, type ShownEntry } from './log-line';
import { packRelease } from './pack-release';
import { readCredential } from './read-credential';
import type { ReleasesReport } from './releases-report';
import { LostAnswerError, type Requests, requestsTo } from './requests-to';
import { rolloutReportSchema } from './rollout-report';
import { serviceOrigin } from './service-address';

const storedSchema = v.object({
  /** The version that a rollback goes to. */
  before: v.nullish(v.string()),
  kept: v.array(v.object({ version: v.string(), withdrawn: v.optional(v.boolean(), false) })),
});
const liveSchema = v.object({
  entry: v.number(),
  snapshot: v.string(),
  apps: v.record(v.string(), v.object({ version: v.string(), since: v.nullable(v.string()) })),
});
/** Answers without further information. They are parsed, because a proxy may have answered instead of the service. */
const sentSchema = v.object({ app: v.string(), version: v.string() });
const withdrawnPreviewSchema = v.object({ id: v.string() });
const logSchema = v.object({ entries: v.array(logEntrySchema), last: v.number() });

/** What a team's machine may request of a release service. */
export interface ServiceClient extends Delivery {
  /**
   * Sends a release, unless it is stored already and not damaged.
   * @param folder of the release
   */
  store(release: Release, folder: string): Promise<'sent' | 'present'>;
}

/**
 * @param address of the service
 * @throws when the key would be sent unencrypted, or there is none
 */
export async function connectToService(address: string): Promise<ServiceClient> {
  const origin = serviceOrigin(address);
  const credential = await readCredential(origin);
  const client = await describeClient(process.cwd());

  const requests = requestsTo(origin, credential);

  /** Sends a request, and prints the progress until it is done. */
  async function follow<Last extends LastEvent>(
    last: Last,
    path: string,
    input: object,
    tell: Tell,
    again = safeToRepeat,
  ) {
    const answer = await requests.send('POST', path, { body: { ...input, ...client }, again });
    return lastLine(last, answer, again, tell);
  }

  return {
    async store(release, folder) {
      const { app, version } = release;
      // A damaged one is not listed: sending it repairs it. One with other content is refused when it is sent.
      const content = wholeHashOf(JSON.parse(await readFile(insideFolder(folder, releaseFile), 'utf8')));
      const { kept } = await storedReleases(
        requests,
        app,
        `?${new URLSearchParams({ whole: version, content })}`,
      );
      if (kept.some((each) => each.version === version)) return 'present';
      const query = new URLSearchParams(v.parse(v.record(v.string(), v.string()), client));
      const body = await packRelease(release, folder);
      await requests.read(sentSchema, 'PUT', `/apps/${app}/releases/${version}?${query}`, { body });
      return 'sent';
    },
    release: (app, { stages, ...input }, tell) =>
      follow(
        'done',
        `/apps/${app}/live`,
        { ...input, ...(stages && { stages: formatStages(stages) }) },
        tell,
      ),
    async rollback(app, input, tell) {
      // Repeated after a lost answer, a request without a version goes back twice.
      const version = input.version ?? (await storedReleases(requests, app)).before ?? undefined;
      const again =
        version && `Running it again is safe with the version: npx site rollback ${version} --app ${app}`;
      return follow('done', `/apps/${app}/rollback`, { ...input, version }, tell, again);
    },
    preview: (input, tell) => follow('previewed', '/previews', input, tell),
    async withdrawPreview(id, reason) {
      const body = { ...client, reason };
      await requests.read(withdrawnPreviewSchema, 'POST', `/previews/${id}/withdraw`, { body });
    },
    async withdraw(app, version, reason) {
      const body = { ...client, reason };
      await requests.read(sentSchema, 'POST', `/apps/${app}/releases/${version}/withdraw`, { body });
    },
    rollout: () => requests.read(rolloutReportSchema, 'GET', '/rollout'),
    changeRollout(action, input) {
      const body = { ...input, ...client };
      // A repeated promotion would skip a stage.
      const again =
        action === 'promote' ? 'See its stage before you promote it again: npx site rollout' : safeToRepeat;
      return requests.read(rolloutReportSchema, 'POST', `/rollout/${action}`, { body, again });
    },
    releases: (app) => reportReleases(requests, app),
    log: (app, count) => lastEntries(requests, app, count),
  };
}

const safeToRepeat = 'Running the same command again is safe.';

function storedReleases({ read }: Requests, app: string, query = '') {
  return read(storedSchema, 'GET', `/apps/${app}/releases${query}`);
}

async function reportReleases(requests: Requests, app: string | undefined): Promise<ReleasesReport> {
  const live = await requests.read(liveSchema, 'GET', '/live');
  const apps = (app === undefined ? Object.keys(live.apps) : [app]).map(async (name) => {
    const { kept } = await storedReleases(requests, name);
    const { version, since } = live.apps[name] ?? {};
    return {
      app: name,
      live: version,
      since: since ?? undefined,
      kept: kept.map((each) => each.version),
      withdrawn: kept.filter(({ withdrawn }) => withdrawn).map((each) => each.version),
    };
  });
  return { entry: live.entry, snapshot: live.snapshot, apps: await Promise.all(apps) };
}

/** Reads further back until there are enough: the log may have years of entries, most of them of other apps. */
async function lastEntries(
  requests: Requests,
  app: string | undefined,
  count: number,
): Promise<ShownEntry[]> {
  const { entry } = await requests.read(liveSchema, 'GET', '/live');
  for (let reach = count; ; reach *= 10) {
    const after = Math.max(0, entry - reach);
    const entries = await entriesAfter(requests, app, after);
    if (after === 0 || entries.length >= count) return entries.slice(-count);
  }
}

/** A page of the log at a time. */
async function entriesAfter(
  requests: Requests,
  app: string | undefined,
  number: number,
): Promise<ShownEntry[]> {
  const entries: ShownEntry[] = [];
  for (let after = number; ; ) {
    const query = new URLSearchParams({ after: String(after), ...(app !== undefined && { app }) });
    const read = await requests.read(logSchema, 'GET', `/log?${query}`);
    entries.push(...read.entries);
    if (read.last === after) return entries;
    after = read.last;
  }
}

/** The final events of a successful answer. */
type LastEvent = 'done' | 'previewed';

/** @param again how to repeat the command after a lost answer */
async function lastLine<Last extends LastEvent>(
  last: Last,
  answer: Response,
  again: string,
  tell: Tell,
): Promise<Extract<Progress, { event: Last }>> {
  const isLast = (progress: Progress): progress is Extract<Progress, { event: Last }> =>
    progress.event === last;
  for await (const line of linesOf(answer, again)) {
    const progress = parseIfValid(line, progressSchema);
    if (!progress)
      throw new LostAnswerError(`${answer.url} answers in an unknown format. Is it a release service?`, {
        again,
      });
    if (isLast(progress)) return progress;
    if (progress.event === 'refused') throw new RefusedError(progress.detail, progress.pictures);
    if (progress.event === 'step') tell(progress.step);
    if (progress.event === 'waiting') tell(`Waiting, ${progress.before} before this one`);
  }
  throw wentAway(again);
}

/** @throws LostAnswerError when the connection ends within the answer */
async function* linesOf({ body }: Response, again: string): AsyncGenerator<string> {
  let text = '';
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + chunk).split('\n');
      text = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw wentAway(again, cause);
  }
}

function wentAway(again: string, cause?: unknown): LostAnswerError {
  return new LostAnswerError('The release service went away before it had finished.', { cause, again });
}
