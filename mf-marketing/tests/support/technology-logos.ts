import type { Locator } from '@playwright/test';
import { expect } from '@site/kit/testing/journey';

/**
 * Expects each technology to show its own part of one sprite, which can be loaded and has exactly these parts.
 * @param lists the lists that share the sprite
 */
export async function expectLogos(lists: Locator, count: number): Promise<void> {
  const images = lists.locator('img');
  await expect(images).toHaveCount(count);
  const first = images.first();
  await first.evaluate((logo) => logo.scrollIntoView());
  await expect.poll(() => first.evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0);
  const addresses = await images.evaluateAll((all) => all.map((logo) => logo.getAttribute('src') ?? ''));
  const parts = addresses.map((address) => /#svgView\(viewBox\(0,(\d+),24,24\)\)$/.exec(address)?.[1]);
  const [sprite = '', ...others] = new Set(addresses.map((address) => address.split('#')[0]));
  expect(others).toEqual([]);
  const answer = await lists.page().request.get(sprite);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
  const drawn = [...(await answer.text()).matchAll(/<g transform="translate\(0 (\d+)\)"/g)];
  expect(parts).toEqual(drawn.map(([, place]) => place));
}
