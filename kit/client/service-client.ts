import { type Progress, progressSchema } from '@site/shared/http/deployment-progress';
import { RefusedError } from '@site/shared/http/refused-pages';
import type { Release } from '@site/shared/node/release';
import { formatStages } from '@site/shared/node/rollout-stages';
import * as v from 'valibot';
import type { Delivery, Tell } from './delivery';
import { describeClient } from './describe-client';
import { logEntrySchema, type ShownEntry } from './log-line';
import { packRelease } from './pack-release';
import { readCredential } from './read-credential';
import type { ReleasesReport } from './releases-report';
import { type Ask, requestsTo } from './requests-to';
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

  const ask = requestsTo(origin, credential);

  /** Sends a request, and prints the progress until it is done. */
  async function follow<Last extends LastEvent>(
    path: string,
    input: object,
    expected: Expected<Last>,
    tell: Tell,
  ) {
    return lastLine(await ask('POST', path, { ...input, ...client }), expected, tell);
  }

  return {
    async store(release, folder) {
      const { app, version } = release;
      // A damaged one is not listed: sending it repairs it.
      const { kept } = await storedReleases(ask, app, `?${new URLSearchParams({ whole: version })}`);
      if (kept.some((each) => each.version === version)) return 'present';
      const query = new URLSearchParams(v.parse(v.record(v.string(), v.string()), client));
      await ask('PUT', `/apps/${app}/releases/${version}?${query}`, await packRelease(release, folder));
      return 'sent';
    },
    release: (app, { stages, ...input }, tell) =>
      follow(
        `/apps/${app}/live`,
        { ...input, ...(stages && { stages: formatStages(stages) }) },
        { last: 'done' },
        tell,
      ),
    async rollback(app, input, tell) {
      // Repeated after a lost answer, a request without a version goes back twice.
      const version = input.version ?? (await storedReleases(ask, app)).before ?? undefined;
      const again =
        version && `Running it again is safe with the version: npx site rollback ${version} --app ${app}`;
      return follow(`/apps/${app}/rollback`, { ...input, version }, { last: 'done', again }, tell);
    },
    preview: (input, tell) => follow('/previews', input, { last: 'previewed' }, tell),
    async withdrawPreview(id, reason) {
      await ask('POST', `/previews/${id}/withdraw`, { ...client, reason });
    },
    async withdraw(app, version, reason) {
      await ask('POST', `/apps/${app}/releases/${version}/withdraw`, { ...client, reason });
    },
    rollout: async () => v.parse(rolloutReportSchema, await (await ask('GET', '/rollout')).json()),
    async changeRollout(action, input) {
      const answer = await ask('POST', `/rollout/${action}`, { ...input, ...client });
      return v.parse(rolloutReportSchema, await answer.json());
    },
    releases: (app) => reportReleases(ask, app),
    log: (app) => entriesOf(ask, app),
  };
}

async function storedReleases(ask: Ask, app: string, query = '') {
  return v.parse(storedSchema, await (await ask('GET', `/apps/${app}/releases${query}`)).json());
}

async function reportReleases(ask: Ask, app: string | undefined): Promise<ReleasesReport> {
  const live = v.parse(liveSchema, await (await ask('GET', '/live')).json());
  const apps = (app === undefined ? Object.keys(live.apps) : [app]).map(async (name) => {
    const { kept } = await storedReleases(ask, name);
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

/** Every entry, a page of the log at a time. */
async function entriesOf(ask: Ask, app: string | undefined): Promise<ShownEntry[]> {
  const entries: ShownEntry[] = [];
  for (let after = 0; ; ) {
    const query = new URLSearchParams({ after: String(after), ...(app !== undefined && { app }) });
    const read = v.parse(logSchema, await (await ask('GET', `/log?${query}`)).json());
    entries.push(...read.entries);
    if (read.last === after) return entries;
    after = read.last;
  }
}

/** The final events of a successful answer. */
type LastEvent = 'done' | 'previewed';

interface Expected<Last extends LastEvent> {
  last: Last;
  /** How to repeat the command after a lost answer. */
  again?: string | undefined;
}

async function lastLine<Last extends LastEvent>(
  answer: Response,
  { last, again = 'Running the same command again is safe.' }: Expected<Last>,
  tell: Tell,
): Promise<Extract<Progress, { event: Last }>> {
  const isLast = (progress: Progress): progress is Extract<Progress, { event: Last }> =>
    progress.event === last;
  const wentAway = `The release service went away before it had finished. Whether the site was changed is in its log: npx site releases --log. ${again}`;
  for await (const line of linesOf(answer, wentAway)) {
    const progress = v.parse(progressSchema, JSON.parse(line));
    if (isLast(progress)) return progress;
    if (progress.event === 'refused') throw new RefusedError(progress.detail, progress.pictures);
    if (progress.event === 'step') tell(progress.step);
    if (progress.event === 'waiting') tell(`Waiting, ${progress.before} before this one`);
  }
  throw new Error(wentAway);
}

/** @throws with this message when the connection ends within the answer */
async function* linesOf({ body }: Response, wentAway: string): AsyncGenerator<string> {
  let text = '';
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + chunk).split('\n');
      text = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new Error(wentAway, { cause });
  }
}
