import { fetchPackage } from '@site/kit/testing/fetch-package';
import { type OtherBrowser, windowHeight } from './other-browser';

/** The part of puppeteer-core that is used. */
interface Puppeteer {
  launch(options: { browser: 'firefox'; executablePath: string; headless: boolean }): Promise<{
    newPage(): Promise<{
      goto(address: string): Promise<unknown>;
      evaluate(expression: string): Promise<unknown>;
      setViewport(size: { width: number; height: number }): Promise<void>;
    }>;
    version(): Promise<string>;
    close(): Promise<void>;
  }>;
}

/** Debian's Firefox over WebDriver BiDi, which Playwright doesn't support. */
export async function startFirefox(): Promise<OtherBrowser> {
  const puppeteer: Puppeteer = fetchPackage('puppeteer-core@24.43.1')('puppeteer-core');
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
    setWidth: (width) => page.setViewport({ width, height: windowHeight }),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
