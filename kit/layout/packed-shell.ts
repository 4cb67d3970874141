import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { releaseFile } from '@site/shared/contracts/release';
import * as v from 'valibot';
import { root } from '../workspace';

/** The package in which teams without the workspace have the shell. */
const packageName = '@site/shell';

const packedReleaseSchema = v.object({ version: v.string(), mounts: v.record(v.string(), v.string()) });

/** The installed shell: a release of it, with the programs that compose pages in its layout and serve them. */
export interface PackedShell {
  /** Of the release. */
  version: string;
  /** Which remote owns which paths. */
  mounts: Record<string, string>;
  /** The folder of the release. */
  release: string;
  /** Composes the releases of a site folder. */
  composer: string;
  /** The web server. */
  server: string;
}

/** @throws with the remedy when it is not installed */
export function readPackedShell(): PackedShell {
  const folder = installedFolder();
  const release = join(folder, 'release');
  const { version, mounts } = v.parse(
    packedReleaseSchema,
    JSON.parse(readFileSync(join(release, releaseFile), 'utf8')),
  );
  return {
    version,
    mounts,
    release,
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
      `${packageName} is not installed: it contains the layout around the site's pages. It is packed together with the kit. Install it: npm install -D ./site-shell-1.0.0.tgz`,
    );
  }
}
