import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without its window, made for tests: it shows pages in half the time. */
const headlessShell = 'chromium-headless-shell';

/**
 * Finds what the browser tests run in: the setting BROWSER_PATH, Playwright's own, or the headless shell, which is
 * installed from Debian's packages where this process may; else any Chromium that {@link findOrInstallBrowser} finds.
 * @returns the browser's path; undefined for Playwright's own, of which Playwright itself takes the headless shell
 * @throws with what to do when there is none and none can be installed
 */
export function findOrInstallTestBrowser(): string | undefined {
  if (process.env.BROWSER_PATH) return findOrInstallBrowser();
  if (isExecutable(chromium.executablePath())) return undefined;
  const find = () => onPath([headlessShell]).find(isExecutable);
  const shell = find() ?? (installPackage(headlessShell) ? find() : undefined);
  if (shell) return shell;
  const other = findOrInstallBrowser();
  return other === chromium.executablePath() ? undefined : other;
}

/**
 * Finds a whole Chromium, as visitors have it: the setting BROWSER_PATH, Playwright's own, or one on the path; else
 * installs one, with Playwright's installer or, as root on Debian, from Debian's packages. Says what it does.
 * @returns the browser's path
 * @throws with what to do when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('There is no Chromium here: installing one with Playwright …');
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) return findBrowser() ?? fail();
  if (installPackage('chromium')) return findBrowser() ?? fail();
  return fail();
}

/** The browser to use, or undefined where none is installed. */
function findBrowser(): string | undefined {
  const setting = process.env.BROWSER_PATH;
  if (setting && !existsSync(setting)) {
    throw new Error(`BROWSER_PATH names ${setting}, which does not exist. Correct it or unset it.`);
  }
  return setting ?? [chromium.executablePath(), ...onPath(names)].find(isExecutable);
}

function onPath(programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** As root on Debian and what is made of it; elsewhere nothing happens. */
function installPackage(name: string): boolean {
  console.log(`Installing Debian’s ${name} for the browser tests, where this process may …`);
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', name]);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
}

function fail(): never {
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one and set BROWSER_PATH to it.',
  );
}
