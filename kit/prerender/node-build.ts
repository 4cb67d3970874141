import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The module of the build for Node. */
export const nodeBuildFile = (dist: string) => join(dist, 'node/main.mjs');

/** Loads the build for Node. */
export function loadNodeBuild<Exports>(dist: string): Promise<Exports> {
  return import(/* webpackIgnore: true */ pathToFileURL(nodeBuildFile(dist)).href);
}
