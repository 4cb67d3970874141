import { expect, test } from '@playwright/test';

/**
 * Promises that each of a remote's pages shows itself alone: one heading, no error.
 * @param addresses the pages' public paths
 */
export function testPagesAlone(addresses: string[]): void {
  for (const address of addresses) {
    test(`${address} shows itself alone`, async ({ page }) => {
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
