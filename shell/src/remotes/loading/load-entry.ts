import { withAssetAddresses } from '@site/shared/site-model/asset-addresses';
import type { PageProps } from '@site/shared/site-model/page-module';
import { entryFile } from '@site/shared/site-model/route-matching';
import { fetchRemoteFile } from './known-releases';

const entries = new Map<string, Promise<PageProps | undefined>>();

/**
 * Fetches the entry of a path, once: a click shares the request of the prefetch. After an error the next call fetches it
 * again.
 * @returns undefined where the remote has no such path
 * @throws when the remote does not answer
 */
export function loadEntry(remote: string, pathname: string): Promise<PageProps | undefined> {
  const file = entryFile(pathname);
  const pending = entries.get(file);
  if (pending) return pending;
  const entry = fetchEntry(remote, file);
  entries.set(file, entry);
  const forget = () => entries.delete(file);
  entry.then((props) => props ?? forget(), forget);
  return entry;
}

async function fetchEntry(remote: string, file: string): Promise<PageProps | undefined> {
  const answer = await fetchRemoteFile(remote, file);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${remote} answered with status ${answer.status} for ${file}.`);
  const base = answer.url.slice(0, -file.length);
  return JSON.parse(withAssetAddresses(await answer.text(), base));
}
