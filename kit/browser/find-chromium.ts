import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows, made for tests: it shows pages in half the time. */
export const headlessShell = 'chromium-headless-shell';

/** Chromium as visitors have it. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * Finds a Chromium on this machine, for browser tests and the gate.
 * @param bundled the path of Playwright's own
 * @param programs names on the path, the preferred one first
 * @returns the browser of BROWSER_PATH, Playwright's own, or one on the path; undefined where there is none
 * @throws when BROWSER_PATH names no program
 */
export function findChromium(bundled: string, programs = [headlessShell, ...browsers]): string | undefined {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH && !isExecutable(BROWSER_PATH))
    throw new Error(`BROWSER_PATH names ${BROWSER_PATH}, which is not a program. Correct it or unset it.`);
  return BROWSER_PATH || [bundled, ...onPath(programs)].find(isExecutable);
}

/** The same for a whole Chromium, as visitors have it. */
export function findWholeChromium(bundled: string): string | undefined {
  return findChromium(bundled, browsers);
}

/** The headless shell on the path. */
export function findHeadlessShell(): string | undefined {
  return onPath([headlessShell]).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}
