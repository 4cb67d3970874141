import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '@site/delivery/registry/workspace';
import { releaseFile, releaseSchema } from '@site/shared/node/release';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { deployedSite, keptDeployedPaths, type SitePath } from '../deployed/deployed-site';
import { composedSnapshot } from './composed-snapshot';
import { firstOfKinds } from './first-of-kinds';

/** Every path of the site under test, with its remote and page. */
export const sitePaths = deployedSite ? await keptDeployedPaths() : composedPaths();

/** Paths of one kind share a page module, and so its layout. */
export const firstOfEachKind = firstOfKinds(sitePaths);

function composedPaths(): SitePath[] {
  return Object.entries(liveRecord().microFrontends).flatMap(([remote, [live]]) => {
    const file = join(siteFolder, 'releases', remote, live?.metadata.version ?? '', releaseFile);
    const { routes } = v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
    return routes.addresses.map(({ path, page }) => ({ path, remote, page }));
  });
}

function liveRecord(): ReleaseRecord {
  const file = join(composedSnapshot(siteFolder), releaseRecordFile);
  return v.parse(releaseRecordSchema, JSON.parse(readFileSync(file, 'utf8')));
}
