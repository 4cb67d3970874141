// Runs a TypeScript file of the workspace. Installs the packages first in a fresh clone or after a change of the lockfile.
// Plain JavaScript without dependencies, because a fresh clone has none.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);

stopOnOldNode();
installWhatIsMissing();
await run();

function stopOnOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  console.error(
    `Node ${process.versions.node} is too old for this project. Install Node 20.19 or later, or 22.12 or later.`,
  );
  process.exit(1);
}

function installWhatIsMissing() {
  if (isInstalled()) return;
  console.error('Installing packages (npm install) …');
  // Not `npm ci`: it refuses a registry that lacks the binaries of other platforms, which are not needed here. The versions
  // are the lockfile's either way, and the lockfile is not changed.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    'The packages could not be installed: see the message of npm above, then run the command again.',
  );
  process.exit(status ?? 1);
}

/** npm records the installed packages in its own lockfile, which must have every package of ours in the same version. */
function isInstalled() {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')));
  const installed = packagesIn(noted);
  return wanted.every(([place, { version, optional, peer, link }]) => {
    if (!place.includes('node_modules/') || link) return true;
    return installed[place] ? installed[place].version === version : Boolean(optional ?? peer);
  });
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** Runs in this process, so that signals need not be forwarded and no child process can be left. */
async function run() {
  process.chdir(root);
  process.argv.splice(1, process.argv.length, join(root, file), ...args);
  await import('tsx');
  // For forked processes, too.
  process.execArgv.push('--import', 'tsx');
  const { endWithParent } = await import(pathToFileURL(join(root, 'kit/cli/end-with-parent.ts')).href);
  endWithParent();
  await import(pathToFileURL(join(root, file)).href);
}
