import { shellName } from '@site/shared/site-model/apps';
import { snapshotName } from '@site/shared/site-model/outside-names';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';

const timeoutMs = 10_000;

const liveSchema = v.object({
  snapshot: snapshotName,
  /** Missing in services from before it was reported. */
  kit: v.optional(v.string()),
  apps: v.record(v.string(), v.object({ version: v.string() })),
});

/** The public part of a release service's answers. */
export interface Deployed {
  /** Milliseconds by which this machine's clock is ahead; undefined where an answer has no date. */
  clockOffset: number | undefined;
  /** Undefined where nothing is deployed yet. */
  site:
    | { kit: string | undefined; shell: string | undefined; mounts: Record<string, string> | undefined }
    | undefined;
}

/**
 * Reads what is deployed.
 * @throws when the service doesn't answer as a release service does
 */
export async function readDeployed(origin: string): Promise<Deployed> {
  const begun = Date.now();
  const answer = await request(`${origin}/live`);
  const date = Date.parse(answer.headers.get('date') ?? '');
  const clockOffset = Number.isNaN(date) ? undefined : (begun + Date.now()) / 2 - date;
  if (answer.status === 503) return { clockOffset, site: undefined };
  const { snapshot, kit, apps } = v.parse(liveSchema, await readJson(answer));
  const record = await readJson(await request(`${origin}/site/snapshots/${snapshot}/${releaseRecordFile}`));
  const [shell] = v.parse(releaseRecordSchema, record).microFrontends[shellName] ?? [];
  return { clockOffset, site: { kit, shell: apps[shellName]?.version, mounts: shell?.extras?.mounts } };
}

async function request(url: string): Promise<Response> {
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
}

async function readJson(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`status ${answer.status} for ${new URL(answer.url).pathname}`);
  return answer.json();
}
