import type { Locator } from '@playwright/test';
import { expect } from '@site/kit/testing/journey';

/**
 * Expects each technology to show its own part of one sprite, which can be loaded and has exactly these parts.
 * @param lists the lists that share the sprite
 */
export async function expectLogos(lists: Locator, count: number): Promise<void> {
  const logos = await lists.locator('[data-sprite]').evaluateAll((all) =>
    all.map((logo) => {
      const { maskImage, maskPosition, fontSize } = getComputedStyle(logo);
      const offset = Math.abs(Number.parseFloat(maskPosition.split(' ')[1] ?? ''));
      const place = Math.round(offset / (2 * Number.parseFloat(fontSize)));
      return { url: /url\("(.+)"\)/.exec(maskImage)?.[1], place };
    }),
  );
  expect(logos.map(({ place }) => place)).toEqual(Array.from({ length: count }, (_, place) => place));
  const [sprite, ...others] = new Set(logos.map(({ url }) => url));
  expect(others).toEqual([]);
  const answer = await lists.page().request.get(sprite ?? '');
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
  expect((await answer.text()).match(/<g /g)).toHaveLength(count);
}
