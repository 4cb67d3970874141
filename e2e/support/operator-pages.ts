import type { Locator, Page } from '@playwright/test';
import { violations } from '@site/kit/testing/accessibility';
import { htmlFaults } from '@site/kit/testing/html-faults';
import { expect } from 'vitest';

/**
 * Opens a page of an operator, and expects valid HTML that is accessible and no wider than the window on a phone and a desk.
 * @returns its status
 */
export async function expectUsable(page: Page, url: string): Promise<number | undefined> {
  const answer = await page.goto(url);
  expect.soft(await htmlFaults((await answer?.text()) ?? ''), url).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await violations(page), `${url} at ${width}`).toEqual([]);
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), url).toBe(width);
  }
  return answer?.status();
}

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  const isFocused = () => target.and(page.locator(':focus-visible')).isVisible();
  for (let presses = 0; presses < 60 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
}
