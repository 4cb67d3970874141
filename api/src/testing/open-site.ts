import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { composeSnapshot } from './composed-site';
import { openTestApp } from './test-app';

/** The app with one deployed snapshot, called `first`. */
export async function openSite() {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, 'first');
  const { app } = await openTestApp({ siteDirectory });
  return { app, siteDirectory };
}
