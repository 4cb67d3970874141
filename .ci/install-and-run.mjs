// Runs a TypeScript file of the workspace, installing the packages first where a fresh clone has none or the lockfile has changed.
// Plain JavaScript without dependencies: on a fresh clone there is nothing else to run.
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
  // Not `npm ci`: it refuses a registry that lacks the binaries of other platforms, which nobody here needs.
  // The versions are the lockfile's either way, and nothing is written to it.
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

/** npm notes what it installed in a lockfile of its own; every package that ours names must be there in that version. */
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

/** Runs in this process, so that signals need not be passed on and no child can be left behind. */
async function run() {
  process.chdir(root);
  process.argv.splice(1, process.argv.length, join(root, file), ...args);
  await import('tsx');
  // For forked processes, too.
  process.execArgv.push('--import', 'tsx');
  endWithParent();
  await import(pathToFileURL(join(root, file)).href);
}

/**
 * npm passes a signal on to its shell alone. The shell dies of it, and this process ends as if the signal had been its
 * own.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}
