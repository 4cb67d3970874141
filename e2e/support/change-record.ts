import type { Page } from '@playwright/test';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';

type Release = ReleaseRecord['microFrontends'][string][number];

/**
 * Changes a release in the record of deployed releases that the page fetches. The record itself is read beforehand, as the
 * page waits two seconds for it at most.
 * @param change called for each request
 */
export async function changeRecord(page: Page, app: string, change: (release: Release) => void) {
  const answer = await page.request.get('/releases.json');
  const text = await answer.text();
  await page.route('**/releases.json', (route) => {
    const record: ReleaseRecord = JSON.parse(text);
    for (const release of record.microFrontends[app] ?? []) change(release);
    return route.fulfill({ response: answer, json: record });
  });
}
