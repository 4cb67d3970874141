import type { ComposedPage } from '@site/shared/node/composed-site';
import { withOwnMounts } from '@site/shared/site-model/own-mounts';
import { composePages } from '../compose/pages/compose-pages';
import { limitPages } from '../compose/pages/document-size';
import { pageFile } from '../compose/pages/page-file';
import { writeCompanyFiles } from '../compose/site-files/write-company-files';
import { writeSite } from '../compose/site-files/write-site';
import { type LiveReleases, readLiveReleases } from '../registry/live-releases';
import { siteAddresses } from '../registry/site-addresses';
import { checkOwnAddresses } from './check-addresses';
import { checkCompatibility } from './check-compatibility';
import { checkOwnLinks } from './check-links';

/**
 * Composes the pages of releases in a shell's layout like a deployment, without other releases. Links to pages of other
 * remotes, redirects, and which paths a remote may have are not checked.
 * @param versions app to version, the shell among them; without a remote only the not-found page is composed
 * @param folder must be empty
 * @throws with the gate's error when these releases don't fit, or a page is invalid
 */
export async function composeReleases(versions: Record<string, string>, folder: string): Promise<void> {
  const live = withMounts(await readLiveReleases(versions, {}));
  checkCompatibility(live, new Set(Object.keys(versions)));
  checkOwnAddresses(live);
  const addresses = siteAddresses(live);
  const job = { live, folder, keepImage: () => false, countPage: limitPages() };
  const { heads, links } = await composePages(job, addresses, { withNotFound: true });
  checkOwnLinks(live, links, [...heads.values()]);
  const shell = live.shell.version;
  const pages = addresses.map(({ path, release: { version: release } }): ComposedPage => {
    return { path, file: pageFile(path), release, shell, head: heads.get(path) };
  });
  await writeCompanyFiles(folder);
  await writeSite(folder, live, { pages, links, withdrawn: [] });
}

function withMounts(live: LiveReleases): LiveReleases {
  const mounts = live.remotes.reduce(
    (known, { app, routes }) => withOwnMounts(known, app, routes),
    live.mounts,
  );
  return { ...live, mounts };
}
