import type { TestInfo } from '@playwright/test';
import { candidateUnderTest, readCandidate } from '../candidate';
import { expect, test as journeys } from '../journey';
import { type RunningSite, startSite } from '../running-site';
import { comparePictures, describeDifference } from './compare-pictures';
import { takePictures } from './take-pictures';

/** Differences are errors only on request: most are intended changes. */
const allowed = process.env.DIFFERENCES !== 'refused';

const test = journeys.extend<object, { live: RunningSite }>({
  live: [
    async ({ browserName: _ }, use) => {
      const live = await startSite();
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const path of readCandidate(candidateUnderTest()).addresses) {
  test(`${path} next to the deployed page`, async ({ page, site, live }, info) => {
    const before = await takePictures(page, live.address + path);
    await page.unrouteAll();
    const after = await takePictures(page, site?.address + path);
    if (!after) throw new Error(`${path} could not be opened in the composed build.`);
    if (!before) note(info, 'a new page');
    for (const file of after.missing) report(info, path, `${file} is missing`);
    let differing = 0;
    for (const [width, picture] of after.pictures) {
      const deployedPicture = before?.pictures.get(width);
      const name = `${width} px`;
      const difference = deployedPicture && comparePictures(deployedPicture, picture);
      if (!difference) {
        await attach(info, `${name}.png`, picture);
        continue;
      }
      differing += 1;
      report(info, path, `differs at ${name}: ${describeDifference(difference)}`);
      // Playwright's report shows three attachments with these name endings side by side, and overlays them.
      await attach(info, `${name}-expected.png`, deployedPicture);
      await attach(info, `${name}-actual.png`, picture);
      await attach(info, `${name}-diff.png`, difference.picture);
    }
    if (before && differing === 0) note(info, 'no difference');
    if (!allowed) expect(differing, 'how many pictures differ from those of the deployed pages').toBe(0);
  });
}

/** In the report and on the terminal. */
function report(info: TestInfo, path: string, finding: string): void {
  note(info, finding);
  console.log(`${path}: ${finding}`);
}

function note(info: TestInfo, description: string): void {
  info.annotations.push({ type: 'compared with live', description });
}

async function attach(info: TestInfo, name: string, body: Buffer): Promise<void> {
  await info.attach(name, { body, contentType: 'image/png' });
}
