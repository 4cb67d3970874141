import puppeteer from 'puppeteer-core';
import type { OtherBrowser } from './other-browser';

/** Debian's Firefox over WebDriver BiDi, which Playwright doesn't support. */
export async function startFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const page = await browser.newPage();
  return {
    name: await browser.version(),
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
