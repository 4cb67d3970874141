import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildChangedApps } from '@site/delivery/cli/build-apps';
import { readyAddress } from '@site/kit/cli/ready-address';
import { root } from '@site/kit/workspace';
import { packPackages } from '../../.ci/packing/pack-packages';
import { packShell } from '../../.ci/packing/pack-shell';
import type { PackedPackage } from '../../.ci/packing/seal-package';
import type { EmptyNetwork } from './empty-network';
import { oncePerRun } from './once-per-run';

const run = promisify(execFile);

/** A remote in a folder outside of the checkout, like that of a team with its own repository. */
export interface OutsideRemote {
  folder: string;
  /**
   * Runs `site` there.
   * @returns its output
   * @throws with its output when it fails
   */
  site(args: string[], settings?: NodeJS.ProcessEnv): Promise<string>;
  /**
   * Starts `site` there, which runs until it is stopped.
   * @returns its output until it was ready, and a function that stops it
   */
  start(args: string[]): Promise<{ said: string; stop: () => Promise<void> }>;
  /** Changes the text of a file. */
  change(file: string, edit: (text: string) => string): Promise<void>;
  /** The same remote, with its commands run in a network. */
  within(network: EmptyNetwork): Pick<OutsideRemote, 'site' | 'start'>;
  remove(): Promise<void>;
}

/**
 * Packs the kit and the layout, and creates a remote with them in an empty folder.
 * @param npm installs with npm, like a team; otherwise only the declared packages are linked from this checkout, so that
 * a package that the kit does not declare is missing
 */
export async function makeOutsideRemote(
  { name, mount }: { name: string; mount: string },
  { npm }: { npm: boolean },
): Promise<OutsideRemote> {
  const place = await realpath(await mkdtemp(join(tmpdir(), 'outside-')));
  const folder = join(place, name);
  await mkdir(folder);
  const packed = await oncePerRun(`packages-${npm ? 'with-types' : 'without-types'}`, (target) =>
    packAll(target, npm),
  );
  const tarballs = packed.map(({ tarball }) => tarball);
  const program = join(folder, 'node_modules/@site/kit/cli/site.js');
  const env = { ...process.env, NODE_ENV: '' };
  const within = ({ enter }: Pick<EmptyNetwork, 'enter'>): Pick<OutsideRemote, 'site' | 'start'> => {
    const commandOf = (args: string[]): [string, string[]] => {
      const [first = '', ...rest] = [...enter, process.execPath, program, ...args];
      return [first, rest];
    };
    return {
      site: async (args, settings = {}) => {
        try {
          const { stdout, stderr } = await run(...commandOf(args), {
            cwd: folder,
            env: { ...env, ...settings },
          });
          return stdout + stderr;
        } catch (problem) {
          throw new Error(outputOf(problem));
        }
      },
      start: async (args) => {
        const child = spawn(...commandOf(args), { cwd: folder, env });
        const { output } = await readyAddress(child, `site ${args.join(' ')} ended.`);
        const stop = async () => {
          child.kill();
          await once(child, 'exit');
        };
        return { said: output, stop };
      },
    };
  };
  const remote: OutsideRemote = {
    folder,
    ...within({ enter: [] }),
    within,
    change: async (file, edit) => {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), edit(text));
    },
    remove: () => rm(place, { recursive: true }),
  };
  const install = (...files: string[]) =>
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...files], { cwd: folder });
  if (npm) install(...tarballs);
  else await unpackPackages(folder, packed);
  await remote.site(['new', name, '--mount', mount]);
  if (npm) install();
  else await linkDeclared(folder, join(folder, 'package.json'));
  return remote;
}

async function packAll(target: string, types: boolean): Promise<PackedPackage[]> {
  const packing = { root, target, isTrial: true };
  const packages = await packPackages({ ...packing, types });
  await buildChangedApps(['shell']);
  return [...packages, await packShell(packing, packages)];
}

async function unpackPackages(folder: string, packed: { name: string; tarball: string }[]): Promise<void> {
  for (const { name, tarball } of packed) {
    const place = join(folder, 'node_modules', name);
    await mkdir(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
  }
  for (const { name } of packed)
    await linkDeclared(folder, join(folder, 'node_modules', name, 'package.json'));
}

/** Links the packages of a package.json into a folder, as installed in this checkout. */
async function linkDeclared(folder: string, file: string): Promise<void> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile(file, 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(folder, 'node_modules', name);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
}

function outputOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { stdout = '', stderr = '' } = problem as Error & { stdout?: string; stderr?: string };
  return `${problem.message}\n${stdout}${stderr}`;
}
