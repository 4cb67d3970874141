import { expect, openHydrated, test } from '../support/test';

test('elements below the window are hidden at once, and no animation runs that nobody sees', async ({
  page,
}) => {
  await openHydrated(page, '/career');
  const waiting = page.locator('[data-aos].aos-init:not(.aos-animate)');
  await expect(waiting).not.toHaveCount(0);
  // A transition in a part that the browser skips never ends, and costs work in every frame.
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.tagName)
      .filter(Boolean),
  );
  expect(animated).toEqual([]);
  await waiting.last().scrollIntoViewIfNeeded();
  await expect(waiting).toHaveCount(0);
});
