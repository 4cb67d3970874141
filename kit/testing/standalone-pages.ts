import { expect, test } from '@playwright/test';
import type { DefinedRoutes } from '../routes/define-routes';

/** Defines a test for each address of a remote that runs standalone: one level-1 heading, a title, no error. */
export function testStandalonePages({ addresses }: DefinedRoutes): void {
  for (const { path: address } of addresses) {
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
