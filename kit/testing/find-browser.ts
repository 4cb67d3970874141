import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findHeadlessShell, findWholeChromium, headlessShell, isExecutable } from '../browser/find-chromium';
import { installPackages } from './install-packages';

/**
 * Finds the browser for the browser tests: the setting BROWSER_PATH, Playwright's own, or the headless shell, which is
 * installed from Debian's packages where this process may; else any Chromium that {@link findOrInstallBrowser} finds.
 * @returns the browser's path; undefined for Playwright's own, of which Playwright itself uses the headless shell
 * @throws with the remedy when there is none and none can be installed
 */
export function findOrInstallTestBrowser(): string | undefined {
  if (process.env.BROWSER_PATH) return findOrInstallBrowser();
  if (isExecutable(chromium.executablePath())) return undefined;
  if (!findHeadlessShell()) installPackages([headlessShell]);
  const shell = findHeadlessShell();
  if (shell) return shell;
  const other = findOrInstallBrowser();
  return other === chromium.executablePath() ? undefined : other;
}

/**
 * Finds a whole Chromium, as visitors have it: the setting BROWSER_PATH, Playwright's own, or one on the path; else
 * installs one, with Playwright's installer or, as root on Debian, from Debian's packages. Prints what it installs.
 * @returns the browser's path
 * @throws with the remedy when there is none and none can be installed
 */
export function findOrInstallBrowser(): string {
  const find = () => findWholeChromium(chromium.executablePath());
  const found = find();
  if (found) return found;
  console.log('There is no Chromium here: installing one with Playwright …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['playwright', 'install', '--with-deps', 'chromium'];
  spawnSync('npx', args, { stdio: 'ignore', env, timeout: 300_000 });
  if (!find()) installPackages(['chromium']);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one and set BROWSER_PATH to it.',
  );
}
