import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIfValid } from '@site/shared/node/read-json';
import { appNamePattern } from '@site/shared/site-model/apps';
import * as v from 'valibot';

const packageSchema = v.object({
  name: v.pipe(v.string(), v.regex(appNamePattern)),
  version: v.string(),
  site: v.object({ port: v.number() }),
});

/** An app, as its package.json describes it. */
export interface AppPackage {
  /** For instance `mf-careers`. */
  name: string;
  /** The version that its releases start with. */
  version: string;
  folder: string;
  /** The port of its development server. */
  port: number;
}

/**
 * Reads which app a folder contains; by default the folder where the command runs.
 * @throws when it contains none
 */
export function readAppPackage(folder = process.cwd()): AppPackage {
  const app = findAppPackage(folder);
  if (app) return app;
  throw new Error(
    `${folder} contains no app: its package.json needs a name such as mf-press, a version, and the port of its development server, "site": { "port": 3006 }. Run this in an app's folder, or make a remote: npx site new mf-press --mount /press`,
  );
}

/** The same, but undefined where it contains none. */
export function findAppPackage(folder: string): AppPackage | undefined {
  const file = join(folder, 'package.json');
  const app = existsSync(file) ? parseIfValid(readFileSync(file, 'utf8'), packageSchema) : undefined;
  return app && { name: app.name, version: app.version, folder, port: app.site.port };
}

/** The port of an app's development server: DEV_PORT, with which tests start one next to a developer's, or its own. */
export function devPortOf({ port }: AppPackage): number {
  return Number(process.env.DEV_PORT) || port;
}
