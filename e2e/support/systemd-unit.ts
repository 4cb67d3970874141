import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/kit/workspace';

/** A user other than the one that runs the tests. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The commands of a unit in `deploy/systemd`, and the folders that it may write. */
export interface SystemdUnit {
  /** The arguments of ExecStart and of each ExecStopPost. */
  commands: string[][];
  environment: Record<string, string>;
  umask: string;
  /** The folders of ReadWritePaths and StateDirectory. */
  writable: string[];
}

/**
 * Reads a shipped unit.
 * @param places the paths in it that an operator adapts, with their replacements on this machine
 */
export function readUnit(name: string, places: Record<string, string>): SystemdUnit {
  const shipped = readFileSync(join(root, 'deploy/systemd', `${name}.service`), 'utf8');
  // systemd creates a StateDirectory below /var/lib.
  const text = Object.entries(places).reduce(
    (adapted, [from, to]) => adapted.replaceAll(from, to),
    shipped.replace(/^StateDirectory=/gm, 'StateDirectory=/var/lib/'),
  );
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  return {
    commands: [...valuesOf('ExecStart'), ...valuesOf('ExecStopPost')].map(wordsOf),
    environment: Object.fromEntries(valuesOf('Environment').map((setting) => setting.split(/=(.*)/, 2))),
    umask: valuesOf('UMask').at(-1) ?? '0022',
    writable: [...valuesOf('ReadWritePaths'), ...valuesOf('StateDirectory')].flatMap(wordsOf),
  };
}

/** Makes a user the owner of a folder and its contents, like `chown -R`. */
export async function giveTo({ uid, gid }: SystemUser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTo({ uid, gid }, path);
    else if (!entry.isSymbolicLink()) await chown(path, uid, gid);
  }
}

/**
 * Starts a command of a unit from the checkout, as its user and with only its settings.
 * @param settings settings in addition to those of the unit
 */
export function startAs(
  user: SystemUser,
  { environment, umask }: Pick<SystemdUnit, 'environment' | 'umask'>,
  command: string[],
  settings: Record<string, string>,
): ChildProcess {
  return spawn('sh', ['-c', `umask ${umask} && exec "$@"`, 'sh', ...command], {
    ...user,
    cwd: root,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}
