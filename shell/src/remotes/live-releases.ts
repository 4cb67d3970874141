import { checkReleaseRecord } from '@site/shared/contracts/check-release-record';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import { siteRoutes } from '../routes';

type Live = ReleaseRecord['microFrontends'];

/** What this tab knows: first what its page was rendered from, later also the rest. A tab keeps what it has once learnt. */
let known: Live = {};
let asking: Promise<void> | undefined;

/** Takes the releases that the page was rendered from. */
export function takeReleases(record: ReleaseRecord): void {
  known = { ...known, ...record.microFrontends };
}

/**
 * Where the live release of a remote has its entry.
 * The page names its own remote only; the others are asked for once, when they are first wanted.
 * @throws when the record cannot be had or names no such remote
 */
export async function entryOf(remote: string): Promise<string> {
  if (!known[remote]) await askForTheRest();
  const url = known[remote]?.[0]?.url;
  if (!url) throw new Error(`No release of ${remote} is live. Release it with: npm run release -w ${remote}`);
  return url;
}

/**
 * Where the files of a page lie, as far as the record says: those of the page that is shown first came with it,
 * and whoever develops a remote has none.
 */
export function filesOf(remote: string, page: string): string[] {
  const live = known[remote]?.[0];
  const files = live?.extras?.pages?.[page] ?? [];
  return files.map((file) => new URL(file, new URL(live?.url ?? '', location.href)).href);
}

/** The hash that the file at an address must have, or undefined where it is no remote's entry. */
export function integrityOf(address: string): string | undefined {
  return releaseAt(address)?.metadata.integrity;
}

/** True for the entry of a development server that the site's own server shows this browser as a preview. */
export function isPreviewOfOrigin(address: string): boolean {
  return releaseAt(address)?.extras?.preview === new URL(address, location.href).origin;
}

function releaseAt(address: string) {
  const { href } = new URL(address, location.href);
  return Object.values(known)
    .flat()
    .find(({ url }) => new URL(url, location.href).href === href);
}

/** Asks for the record of all live releases, once for all who ask at the same time; a failure is asked again. */
export function askForTheRest(): Promise<void> {
  asking ??= fetchRecord().catch((problem) => {
    asking = undefined;
    throw problem;
  });
  return asking;
}

async function fetchRecord(): Promise<void> {
  // While developing, the page names them all.
  if (siteRoutes.every(({ remote }) => remote in known)) return;
  const answer = await fetch(`/${releaseRecordFile}`);
  if (!answer.ok) throw new Error(`/${releaseRecordFile} answered with status ${answer.status}.`);
  const { microFrontends } = checkReleaseRecord(await answer.json(), `/${releaseRecordFile}`);
  known = { ...microFrontends, ...known };
}
