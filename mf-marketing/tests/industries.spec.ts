import { expect, test } from '@site/kit/testing/journey';

test('the animation starts with the page, its text can be read from the start, and there is none with reduced motion', async ({
  page,
}) => {
  await page.goto('/banking');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const entrance = await heading.evaluate((element) => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(element);
    return { moves: animationName !== 'none', animationDuration, animationDelay };
  });
  expect(entrance).toEqual({ moves: true, animationDuration: '1s', animationDelay: '0s' });
  expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(heading).toHaveCSS('animation-name', 'none');
});
