import type { Browser, Page } from '@playwright/test';
import { atRest, openPage } from './visit';

interface NavigationOptions {
  from: string;
  /** The path of the page that is clicked. */
  to: string;
  /** Throttled: a phone's tap out of nowhere. Otherwise a mouse that has rested on the link until all was prefetched. */
  throttled: boolean;
}

/** @returns ms from the click on a link in the footer until the heading of its page is painted */
export async function navigate(
  browser: Browser,
  { from, to, throttled }: NavigationOptions,
): Promise<number> {
  const open = await openPage(browser, { throttled, device: throttled ? 'phone' : 'desk' });
  const { page, close } = open;
  try {
    await page.goto(from);
    await atRest(open, { hydrates: true });
    const link = page.locator(`footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (!throttled) {
      await link.hover();
      await atRest(open, { hydrates: true });
    }
    const shown = headingShown(page, to);
    await (throttled ? link.tap({ noWaitAfter: true }) : link.click({ noWaitAfter: true }));
    return await shown;
  } finally {
    await close();
  }
}

/** Measures in the page itself, from the event's own moment to the frame in which the new heading stands. */
function headingShown(page: Page, to: string): Promise<number> {
  return page.evaluate(async (path) => {
    const before = document.querySelector('h1');
    const click = { at: 0 };
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        click.at ||= timeStamp;
      },
      { capture: true },
    );
    // Told of changes instead of asking at each frame: to be asked for frames costs a slow phone half of its time.
    await new Promise<void>((shown) => {
      const watch = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (location.pathname !== path || !heading || heading === before) return;
        watch.disconnect();
        shown();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await new Promise((frame) => requestAnimationFrame(frame));
    return performance.now() - click.at;
  }, to);
}
