import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { composeSnapshot } from './composed-site';
import { openTestApp } from './test-app';

type Options = Parameters<typeof openTestApp>[0];

/**
 * The app with one deployed snapshot, called `first`.
 * @param pages paths of further pages
 */
export async function openSite(options: Options = {}, pages: string[] = []) {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, 'first', { pages });
  return { siteDirectory, ...(await openTestApp({ siteDirectory, ...options })) };
}
