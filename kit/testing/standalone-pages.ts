import { expect, test } from '@playwright/test';

/**
 * Defines a test for each page of a remote that runs standalone: one level-1 heading, a title, no error.
 * @param addresses the pages' public paths
 */
export function testStandalonePages(addresses: string[]): void {
  for (const address of addresses) {
    test(`${address} renders standalone`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (problem) => problems.push(problem.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      expect(problems).toEqual([]);
    });
  }
}
