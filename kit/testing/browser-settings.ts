/** How every browser test of this project starts its Chromium; BROWSER_PATH is set by `npm test`. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.BROWSER_PATH;
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
      // A headless shell would otherwise round the width of each letter, as no phone does.
      '--font-render-hinting=none',
    ],
  };
}
