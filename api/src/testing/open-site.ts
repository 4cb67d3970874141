import { composeSnapshot } from './composed-site';
import { temporaryFolder } from './temporary-folder';
import { openTestApp } from './test-app';

/** The app with one deployed snapshot, called `first`. */
export async function openSite() {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, 'first');
  const { app } = await openTestApp({ siteDirectory });
  return { app, siteDirectory };
}
