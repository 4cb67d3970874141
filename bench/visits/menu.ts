import type { Browser } from '@playwright/test';
import { openPage } from './visit';

/** When the menu of a phone answers, in ms since the visit began. */
export interface MenuTimes {
  /** First open, by the browser's own popover or by script. */
  open: number;
  /** First open by script. */
  scripted: number;
}

const toggle = 'button[aria-controls="site-menu"]';
const every = 50;

/** Visits a page and taps its menu button every 50 ms, as an impatient finger does, until a script has answered. */
export async function visitMenu(browser: Browser, url: string): Promise<MenuTimes> {
  const spot = await toggleSpot(browser, url);
  const { page, session, close } = await openPage(browser, { throttled: true });
  const finger = { ...spot, button: 'left', clickCount: 1 } as const;
  try {
    await page.goto(url, { waitUntil: 'commit' });
    const deadline = performance.now() + 30_000;
    while (performance.now() < deadline) {
      const next = page.waitForTimeout(every);
      // A busy page answers late: no second tap stands in line behind the first.
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...finger });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...finger });
      const { menuOpen: open, menuScripted: scripted } = await page.evaluate(() => window.benchNotes);
      if (scripted > 0) return { open, scripted };
      await next;
    }
    throw new Error(`The menu of ${url} did not answer within half a minute.`);
  } finally {
    await close();
  }
}

/** The middle of the menu button; it stands at the same place in every variant of the site. */
async function toggleSpot(browser: Browser, url: string): Promise<{ x: number; y: number }> {
  const { page, close } = await openPage(browser, { throttled: false });
  await page.goto(url);
  const box = await page.locator(toggle).boundingBox();
  await close();
  if (!box) throw new Error(`${url} shows no menu button on a phone.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
