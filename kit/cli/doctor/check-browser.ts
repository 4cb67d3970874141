import { findChromium } from '../../browser/find-chromium';
import { type Finding, finding } from './finding';

/**
 * Looks for the Chromium of the browser tests, and installs nothing.
 * @param bundled the path of Playwright's own
 */
export function checkBrowser(bundled: string): Finding {
  const facts = {
    expected: 'a Chromium',
    remedy: 'Install one: npx playwright install --with-deps chromium.',
  };
  try {
    const found = findChromium(bundled);
    return finding('Browser', { ...facts, isRight: found !== undefined, found: found ?? 'none' });
  } catch {
    return finding('Browser', {
      ...facts,
      isRight: false,
      found: `BROWSER_PATH=${process.env.BROWSER_PATH}, which is not a program`,
      remedy: 'Correct BROWSER_PATH or unset it.',
    });
  }
}
