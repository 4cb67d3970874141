import { candidateUnderTest, readCandidate } from '../candidate';
import { htmlFaults } from '../html-faults';
import { expect, hydrated, test } from '../journey';
import { fontsArriveLate, unseenShift } from '../late-fonts';
import { layoutShift } from '../layout-shift';

/** Each page of a candidate, composed with what is live, as visitors would get it. */
for (const path of readCandidate(candidateUnderTest()).addresses) {
  test(`${path} inside the site is valid HTML, hydrates without an error, and does not shift`, async ({
    page,
    watched,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect.soft(await htmlFaults(html)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await fontsArriveLate(page);
    await page.goto(path);
    await hydrated(page);
    expect.soft(await layoutShift(page), 'the cumulative layout shift').toBeLessThan(unseenShift);
    expect(watched.problems).toEqual([]);
  });
}
