import { type Progress, progressSchema } from '@site/shared/contracts/publication-progress';
import type { Release } from '@site/shared/contracts/release';
import { formatStages } from '@site/shared/contracts/rollout-stages';
import type {
  PreviewWish,
  ReleaseWish,
  RollbackWish,
  RolloutWish,
} from '@site/shared/contracts/service-requests';
import * as v from 'valibot';
import { describeClient } from './describe-client';
import { packRelease } from './pack-release';
import { readCredential } from './read-credential';

const problemSchema = v.object({ detail: v.string() });
const keptSchema = v.object({ kept: v.array(v.object({ version: v.string() })) });

export type Done = Extract<Progress, { event: 'done' }>;
export type Previewed = Extract<Progress, { event: 'previewed' }>;

/** What a team's machine may ask of a release service. */
export type ServiceClient = Awaited<ReturnType<typeof connectToService>>;

/**
 * @param address of the service
 * @throws when the key would travel in the clear, or there is none
 */
export async function connectToService(address: string) {
  const { origin, protocol, hostname } = readAddress(address);
  if (protocol !== 'https:' && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Error(`${address} would send your key in the clear. Use https://`);
  const credential = await readCredential(origin);
  const said = await describeClient(process.cwd());

  async function ask(method: string, path: string, body?: Buffer | object): Promise<Response> {
    const isArchive = Buffer.isBuffer(body);
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
      },
      ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch((cause: Error) => {
      throw new Error(
        `${origin} does not answer. Is it the address of the release service, and is that running (npm run delivery)?`,
        { cause },
      );
    });
    if (answer.ok) return answer;
    const problem = v.safeParse(problemSchema, await answer.json().catch(() => undefined));
    throw new Error(
      problem.success
        ? `${origin} refuses: ${problem.output.detail}`
        : `${origin} answers ${method} ${path} with status ${answer.status}. Is it a release service?`,
    );
  }

  /** Sends a wish, and tells what is going on until it is done. */
  async function follow<Last extends LastEvent>(path: string, wish: object, last: Last, tell: Tell) {
    return lastLine(await ask('POST', path, { ...wish, ...said }), last, tell);
  }

  return {
    /**
     * Sends a release, unless it is there already.
     * @param folder where it lies
     */
    async store(release: Release, folder: string): Promise<'sent' | 'present'> {
      const { app, version } = release;
      const { kept } = v.parse(keptSchema, await (await ask('GET', `/apps/${app}/releases`)).json());
      if (kept.some((each) => each.version === version)) return 'present';
      const query = new URLSearchParams(v.parse(v.record(v.string(), v.string()), said));
      await ask('PUT', `/apps/${app}/releases/${version}?${query}`, await packRelease(release, folder));
      return 'sent';
    },
    /** Makes a release live. */
    release: (app: string, { stages, ...wish }: ReleaseWish, tell: Tell) =>
      follow(`/apps/${app}/live`, { ...wish, ...(stages && { stages: formatStages(stages) }) }, 'done', tell),
    rollback: (app: string, wish: RollbackWish, tell: Tell) =>
      follow(`/apps/${app}/rollback`, wish, 'done', tell),
    /** Makes a link that shows stored releases together, as they would go live. */
    preview: (wish: PreviewWish, tell: Tell) => follow('/previews', wish, 'previewed', tell),
    /** Marks a release as bad. */
    async withdraw(app: string, version: string, reason: string): Promise<void> {
      await ask('POST', `/apps/${app}/releases/${version}/withdraw`, { ...said, reason });
    },
    /** The rollout that runs, as the service reports it. */
    rollout: async (): Promise<unknown> => (await ask('GET', '/rollout')).json(),
    async changeRollout(action: 'promote' | 'hold' | 'abort', wish: RolloutWish): Promise<unknown> {
      return (await ask('POST', `/rollout/${action}`, { ...wish, ...said })).json();
    },
  };
}

function readAddress(address: string): URL {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address);
  throw new Error(`The release service is "${address}". Give its address: --to https://release.example`);
}

/** The events that a successful answer may end with. */
type LastEvent = 'done' | 'previewed';

type Tell = (line: string) => void;

async function lastLine<Last extends LastEvent>(
  answer: Response,
  last: Last,
  tell: Tell,
): Promise<Extract<Progress, { event: Last }>> {
  const isLast = (progress: Progress): progress is Extract<Progress, { event: Last }> =>
    progress.event === last;
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const progress = v.parse(progressSchema, JSON.parse(line));
      if (isLast(progress)) return progress;
      if (progress.event === 'refused') throw new Error(progress.detail);
      if (progress.event === 'step') tell(progress.step);
      if (progress.event === 'waiting') tell(`Waiting, ${progress.before} before this one`);
    }
  }
  throw new Error(
    'The release service ended before it said what came of it. Look with: npm run releases -- --log',
  );
}
