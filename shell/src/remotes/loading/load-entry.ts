import type { RemoteName } from '@site/shared/contracts/apps';
import { withAssetAddresses } from '@site/shared/contracts/asset-addresses';
import type { PageProps } from '@site/shared/contracts/page-module';
import { entryFile } from '@site/shared/contracts/route-matching';
import { fetchBesideEntry } from './known-releases';

const loaded = new Map<string, PageProps>();

/**
 * Fetches the words of an address, once. After a failure the next call fetches them again.
 * @returns undefined where the remote has no such address
 * @throws when the remote does not answer
 */
export async function loadEntry(remote: RemoteName, pathname: string): Promise<PageProps | undefined> {
  const file = entryFile(pathname);
  const known = loaded.get(file);
  if (known) return known;
  const answer = await fetchBesideEntry(remote, file);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${remote} answered with status ${answer.status} for ${file}.`);
  const base = answer.url.slice(0, -file.length);
  const words: PageProps = JSON.parse(withAssetAddresses(await answer.text(), base));
  loaded.set(file, words);
  return words;
}
