import { withAssetAddresses } from '@site/shared/contracts/asset-addresses';
import type { PageProps } from '@site/shared/contracts/page-module';
import { entryFile } from '@site/shared/contracts/route-matching';
import { fetchBesideEntry } from './known-releases';

const entries = new Map<string, Promise<PageProps | undefined>>();

/**
 * Fetches the words of an address, once: a click soon after the pointer came shares the request. After a failure the next
 * call fetches them again.
 * @returns undefined where the remote has no such address
 * @throws when the remote does not answer
 */
export function loadEntry(remote: string, pathname: string): Promise<PageProps | undefined> {
  const file = entryFile(pathname);
  const known = entries.get(file);
  if (known) return known;
  const entry = fetchEntry(remote, file);
  entries.set(file, entry);
  const forget = () => entries.delete(file);
  entry.then((words) => words ?? forget(), forget);
  return entry;
}

async function fetchEntry(remote: string, file: string): Promise<PageProps | undefined> {
  const answer = await fetchBesideEntry(remote, file);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${remote} answered with status ${answer.status} for ${file}.`);
  const base = answer.url.slice(0, -file.length);
  return JSON.parse(withAssetAddresses(await answer.text(), base));
}
