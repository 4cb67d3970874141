import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { releaseFile } from '@site/shared/node/release';
import * as v from 'valibot';
import { root } from '../workspace';

/** The package of the shell, for teams without the workspace. */
const packageName = '@site/shell';

const packedReleaseSchema = v.object({ version: v.string() });

/** The installed shell: a release of it, with the programs that compose and serve pages in its layout. */
export interface PackedShell {
  /** Of the release. */
  version: string;
  /** The folder of the release. */
  release: string;
  /** The folder of its build with React's development build (decision 049). */
  developmentHost: string;
  /** The program that composes the releases of a site folder. */
  composer: string;
  /** The web server. */
  server: string;
}

/** @throws with the remedy when it is not installed */
export function readPackedShell(): PackedShell {
  const folder = installedFolder();
  const release = join(folder, 'release');
  const { version } = v.parse(
    packedReleaseSchema,
    JSON.parse(readFileSync(join(release, releaseFile), 'utf8')),
  );
  return {
    version,
    release,
    developmentHost: join(folder, 'development-host'),
    composer: join(folder, 'compose-in-layout.js'),
    server: join(folder, 'server.js'),
  };
}

function installedFolder(): string {
  const { resolve } = createRequire(join(root, 'package.json'));
  try {
    return dirname(resolve(`${packageName}/package.json`));
  } catch {
    throw new Error(
      `${packageName} is not installed. It contains the layout of the site's pages, and is packed together with the kit. Install it with: npm install -D ./site-shell-*.tgz`,
    );
  }
}
