import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folder of releases and composed pages; the server reads the same setting. */
export const siteFolder = resolve(root, process.env.SITE_DIR || 'site');

export const releasesFolder = join(siteFolder, 'releases');

/** Records of builds and their sources, so that nothing is built twice. */
export const buildNotes = join(root, '.build');
