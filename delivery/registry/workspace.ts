import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolderOf } from '@site/kit/workspace';

/** The checkout's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const siteFolder = siteFolderOf(root);

export const releasesFolder = join(siteFolder, 'releases');

/** Records of builds and their sources, so that nothing is built twice. */
export const buildNotes = join(root, '.build');
