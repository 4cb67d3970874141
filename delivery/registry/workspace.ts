import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where releases and composed pages go; the server reads the same setting. */
export const siteFolder = resolve(root, process.env.SITE_DIR ?? 'site');

export const releasesFolder = join(siteFolder, 'releases');

/** What only the release service and the commands of this machine read and write. */
export const deliveryFolder = join(siteFolder, 'delivery');

/** What was built from which sources, so that nothing is built twice. */
export const buildNotes = join(root, '.build');
