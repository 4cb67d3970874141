import { readFile } from 'node:fs/promises';
import { withAssetAddresses } from '@site/shared/site-model/asset-addresses';
import { entryFile } from '@site/shared/site-model/route-matching';
import type { SiteRoute } from '@site/shared/site-model/site-route';
import * as v from 'valibot';
import { releaseUrl } from '../../registry/live-releases';
import { releasedFile } from '../../registry/release-store';
import type { SiteAddress } from '../../registry/site-addresses';

const entryFileSchema = v.object({ entry: v.unknown() });

/**
 * Reads the route of a page, with the path's entry.
 * @throws when the entry is not among the released files
 */
export async function readRoute({ path, page, entry, release }: SiteAddress): Promise<SiteRoute> {
  const { app: remote, version } = release;
  if (!entry) return { path, remote, page };
  const file = releasedFile(release, `web/${entryFile(path)}`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${path} has no entry: ${remote} ${version} was released without ${file}. Build it again.`,
    );
  });
  const words = JSON.parse(withAssetAddresses(text, releaseUrl(release, 'web/')));
  return { path, remote, page, entry: v.parse(entryFileSchema, words).entry };
}
