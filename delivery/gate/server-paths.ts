import { company } from '@site/shared/company/company';
import { pointerKey, releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { sitemapFile } from '../compose/site-files/search-files';
import { siteIconFiles } from '../compose/site-files/site-icons';
import { robotsFile } from '../compose/site-files/write-company-files';

const folders = ['releases', company.app];

/** Health checks, the API's description, and files that browsers and crawlers fetch. */
const paths = [
  ...['livez', 'readyz', 'healthz', 'openapi.json'],
  ...[pointerKey, releaseRecordFile, robotsFile, sitemapFile, ...siteIconFiles],
];

/** Whether the web server answers a path itself: a page there is not reached, and a redirect would hide a file of the site. */
export function isServerPath(path: string): boolean {
  const own = path.slice(1).toLowerCase();
  return paths.includes(own) || folders.some((folder) => own === folder || own.startsWith(`${folder}/`));
}
