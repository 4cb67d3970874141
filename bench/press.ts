import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Milliseconds from press to release. As for visitors, the work that a press starts is done before the release. */
export const pressMs = 80;

/**
 * Milliseconds that a visitor needs to aim, after a page has scrolled or a menu has opened. A press at once would measure the
 * entrances that scrolling has started.
 */
const aimMs = 1200;

/** Presses without the checks of Playwright's `tap` and `click`, which run in the page while it handles the press. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const touchPoints = [await aimAt(target)];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await setTimeout(pressMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function click(page: Page, target: Locator): Promise<void> {
  const { x, y } = await aimAt(target);
  await page.mouse.click(x, y, { delay: pressMs });
}

/** Forgets the interactions before. @returns the middle of the target */
export async function aimAt(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  await setTimeout(aimMs);
  await target.page().evaluate(() => {
    window.eventTimes = [];
    window.lastInput = 0;
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible: correct bench/interactions.ts.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  interface Window {
    eventTimes: { duration: number; end: number }[];
    /** The time of the last input, in ms since navigation. */
    lastInput: number;
  }
}

/** Runs in the page, before its own scripts; it is passed as text, so it uses nothing from outside. */
export function observeEvents(): void {
  window.eventTimes = [];
  window.lastInput = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        window.eventTimes.push({ duration: entry.duration, end: entry.startTime + entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      () => {
        window.lastInput = performance.now();
      },
      true,
    );
}
