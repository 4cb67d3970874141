import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: it is made for this, and shows pages in half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * @param bundled where Playwright keeps its own
 * @returns the browser of BROWSER_PATH, Playwright's own, or one on the path; undefined where there is none
 */
export function findChromium(bundled: string, environment = process.env): string | undefined {
  const { BROWSER_PATH, PATH = '' } = environment;
  if (BROWSER_PATH) return BROWSER_PATH;
  const onPath = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [bundled, ...onPath].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
