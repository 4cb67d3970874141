import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { requestProblem } from '../client/request-problem';
import { isDeployed } from '../testing/deployed-site';
import { startSite } from '../testing/running-site';
import { isWorkspace, root } from '../workspace';

export interface LiveSite {
  address: string;
  stop: () => Promise<void>;
}

/**
 * A composed site to develop in.
 * @param place the URL of a site, or the folder of one, which is then served
 * @throws with the remedy when there is none
 */
export async function liveSite(place: string): Promise<LiveSite> {
  await requireSite(place);
  return isDeployed(place)
    ? { address: new URL(place).origin, stop: async () => {} }
    : startSite(resolve(root, place));
}

/** @throws with the remedy when there is no composed site at a URL or in a folder */
export async function requireSite(place: string): Promise<void> {
  await (isDeployed(place) ? requireAnswer(new URL(place).origin) : requireFolder(resolve(root, place)));
}

const timeoutMs = 10_000;

/** Other servers answer, too: some with a page of their own for each path. */
async function requireAnswer(address: string): Promise<void> {
  const answer = await fetch(`${address}/${releaseRecordFile}`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error(
      `There is no site at ${address}. Correct the URL, or start that site. The request failed: ${requestProblem(cause)}`,
      { cause },
    );
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || !v.is(releaseRecordSchema, content))
    throw new Error(
      `${address} is not a composed site: status ${answer.status} for /${releaseRecordFile}${answer.ok ? ', which does not list releases' : ''}. Correct the URL.`,
    );
}

async function requireFolder(folder: string): Promise<void> {
  if (await stat(join(folder, 'current')).catch(() => undefined)) return;
  const remedy = isWorkspace(root)
    ? 'Compose one with: npm run release'
    : 'Without --against, the layout of site-shell is used.';
  throw new Error(`${folder} is not a composed site, and a URL begins with https:// or http://. ${remedy}`);
}
