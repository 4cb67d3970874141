import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Finds a Chromium for the browser tests: the setting BROWSER_PATH, Playwright's own, or one on the path;
 * else installs one, with Playwright's installer or, as root on Debian, from Debian's packages. Says what it does.
 * @returns the browser's path
 * @throws with what to do when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('There is no Chromium here: installing one with Playwright …');
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) return findBrowser() ?? fail();
  console.log('Playwright could not download one: installing Debian’s package …');
  if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']))
    return findBrowser() ?? fail();
  return fail();
}

/** The browser to use, or undefined where none is installed. */
function findBrowser(): string | undefined {
  const setting = process.env.BROWSER_PATH;
  if (setting && !existsSync(setting)) {
    throw new Error(`BROWSER_PATH names ${setting}, which does not exist. Correct it or unset it.`);
  }
  return setting ?? [chromium.executablePath(), ...onPath()].find(isExecutable);
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
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
