import { company } from '@site/shared/company/company';
import { pointerKey, releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { siteIconFiles } from '../compose/site-files/site-icons';
import { sitemapFile } from '../compose/site-files/sitemap';
import { robotsFile } from '../compose/site-files/write-company-files';

const folders = ['releases', company.app];

/** Health checks, the API's description, and files that browsers and crawlers fetch. */
const paths = [
  ...['livez', 'readyz', 'healthz', 'openapi.json'],
  ...[pointerKey, releaseRecordFile, robotsFile, sitemapFile, ...siteIconFiles],
];

/** The share image of each page, of whichever app, and the parts of a large sitemap. */
const files = /^(?:share\/[^/]+\.png|sitemap-\d+\.xml)$/;

/** Whether the web server answers a path itself: a page there is not reached, and a redirect would hide a file of the site. */
export function isServerPath(path: string): boolean {
  const own = path.slice(1).toLowerCase();
  return (
    paths.includes(own) ||
    files.test(own) ||
    folders.some((folder) => own === folder || own.startsWith(`${folder}/`))
  );
}
