import { findOrInstallTestBrowser } from './find-browser';

/** How every browser test of this project starts its Chromium, which is found or installed first. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findOrInstallTestBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // By default a headless shell rounds the width of each letter, which no phone does.
      '--font-render-hinting=none',
    ],
  };
}
