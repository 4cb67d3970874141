import { prepareVisits, visitPage } from '../../browser/visit-page';
import { candidateUnderTest, readCandidate } from '../candidate';
import { htmlFaults } from '../html-faults';
import { expect, test } from '../journey';
import { fontsArriveLate, phoneShiftLimit } from '../late-fonts';

/** Shorter than the limit of a test. */
const visitLimits = { pageMs: 50_000, hydrationMs: 40_000 };

/** Each page of a composed build, as visitors would get it. The visit is that of the gate. */
for (const path of readCandidate(candidateUnderTest()).addresses) {
  test(`${path} inside the site is valid HTML, hydrates without an error, and does not shift`, async ({
    page,
    site,
    watched,
  }) => {
    const html = await (await page.request.get(path)).text();
    expect.soft(await htmlFaults(html)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await fontsArriveLate(page);
    await prepareVisits(page.context());
    const shift = await phoneShiftLimit(page);
    const { faults } = await visitPage(page, site?.address + path, { ...visitLimits, shift });
    expect.soft(faults.map(({ text }) => text)).toEqual([]);
    expect(watched.problems).toEqual([]);
  });
}
