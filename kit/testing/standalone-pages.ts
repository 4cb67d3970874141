import type { DefinedRoutes } from '../routes/define-routes';
import { violations } from './accessibility';
import { expect, test } from './journey';

/** CI opens one page of each kind, without accessibility: tests of the composed site check both for every path. */
const isBrief = process.env.STANDALONE === 'brief';

/**
 * Defines tests for each path of a remote that runs standalone: one level-1 heading, a title, no errors, and no violation
 * of WCAG 2.2 AA on a phone and a desktop. Its redirects lead on.
 */
export function testStandalonePages({ addresses, redirects }: DefinedRoutes): void {
  for (const { from, to } of redirects.filter(({ to }) => to.startsWith('/')))
    test(`${from} leads to ${to} standalone`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });

  const kinds = new Map(addresses.map((address) => [address.page, address]));
  for (const { path: address } of isBrief ? kinds.values() : addresses) {
    test(`${address} renders standalone${isBrief ? '' : ' and is accessible'}`, async ({ page, watched }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      expect(watched.problems).toEqual([]);
      if (isBrief) return;
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
