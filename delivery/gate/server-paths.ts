import { company } from '@site/shared/company/company';
import { pointerKey, releaseRecordFile } from '@site/shared/site-model/release-record-places';

const folders = ['releases', company.app];

/** Checks of its health, descriptions, and files that browsers and crawlers fetch. */
const paths = [
  ...['livez', 'readyz', 'healthz', 'openapi.json', pointerKey, releaseRecordFile],
  ...['robots.txt', 'sitemap.xml', 'manifest.webmanifest', 'favicon.svg', 'apple-touch-icon.png'],
];

/** Whether the web server answers a path itself: a page there is not reached, and a redirect would hide a file of the site. */
export function isServerPath(path: string): boolean {
  const own = path.slice(1).toLowerCase();
  return paths.includes(own) || folders.some((folder) => own === folder || own.startsWith(`${folder}/`));
}
