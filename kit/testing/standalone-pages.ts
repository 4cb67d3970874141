import type { DefinedRoutes } from '../routes/define-routes';
import { violations } from './accessibility';
import { expect, test } from './journey';

/**
 * Defines tests for each address of a remote that runs standalone: one level-1 heading, a title, no error; and no
 * violation of WCAG 2.2 AA on a phone and on a desk.
 */
export function testStandalonePages({ addresses }: DefinedRoutes): void {
  for (const { path: address } of addresses) {
    test(`${address} renders standalone`, async ({ page, watched }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      expect(watched.problems).toEqual([]);
    });

    // CI leaves it out: there every page is looked at inside the composed site.
    test(`${address} is accessible`, { tag: '@verdict' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
