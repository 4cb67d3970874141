import { withoutAddressBarPages } from '@site/kit/browser/address-bar-pages';
import { findChromium } from '@site/kit/browser/find-chromium';
import type { Browser } from 'playwright-core';

/**
 * Starts a headless Chromium that reaches this machine and the given origins, and no other.
 * @param origins where releases lie beside the site's own
 * @throws saying why there is none
 */
export async function launchChromium(origins: string[]): Promise<Browser> {
  // Loaded here: it takes half a second, and most commands need no browser.
  const { chromium } = await import('playwright-core');
  const executablePath = findChromium(chromium.executablePath());
  if (!executablePath) throw new Error('There is no Chromium on this machine.');
  const reachable = ['127.0.0.1', ...origins.map((origin) => new URL(origin).hostname)];
  try {
    return await chromium.launch({
      executablePath,
      env: environment(),
      // Chromium refuses to start as root with a sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        withoutAddressBarPages,
        `--host-resolver-rules=${['MAP * ~NOTFOUND', ...reachable.map((host) => `EXCLUDE ${host}`)].join(', ')}`,
      ],
    });
  } catch (problem) {
    const [reason = ''] = problem instanceof Error ? problem.message.split('\n') : [];
    throw new Error(`${executablePath} does not start: ${reason}`);
  }
}

/** Without the settings of the release service: what is opened is a candidate's code. */
function environment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
