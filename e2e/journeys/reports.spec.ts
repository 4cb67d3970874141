import { leavePage, openMeasured } from '../support/leave-page';
import { plantFault } from '../support/planted-fault';
import { expect, test } from '../support/test';

test('a visit is reported in one beacon when it ends, without the URL or anything typed', async ({
  page,
}) => {
  const beacons: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/site/reports')) beacons.push(request.url());
  });
  await openMeasured(page, '/contact?name=secret#form');
  // The largest paint is final after the first key press.
  await page.getByRole('textbox', { name: 'First Name' }).pressSequentially('secret');
  const { status, views } = await leavePage(page);
  expect(status).toBe(204);
  expect(views).toHaveLength(1);
  expect(views[0]).toMatchObject({ app: 'mf-contact', pattern: '/contact', device: 'desktop', problems: [] });
  expect(Object.keys(views[0].vitals)).toEqual(expect.arrayContaining(['LCP', 'TTFB', 'FCP', 'CLS']));
  expect(JSON.stringify(views)).not.toContain('secret');
  expect(beacons).toHaveLength(1);
});

test('leaving for another page is reported in one beacon, too', async ({ page }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon;
    navigator.sendBeacon = (...beacon) => {
      sessionStorage.setItem('beacons', `${Number(sessionStorage.getItem('beacons')) + 1}`);
      return send.apply(navigator, beacon);
    };
  });
  await openMeasured(page, '/contact');
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => sessionStorage.getItem('beacons'))).toBe('1');
});

test('an error before the reporting script is loaded is reported, too, with its position', async ({
  page,
}) => {
  await plantFault(page, 'effect');
  await openMeasured(page, '/career');
  const { status, views } = await leavePage(page);
  expect(status).toBe(204);
  expect(views[0].problems).toContainEqual(
    expect.objectContaining({ kind: 'caught', name: 'Error', message: '' }),
  );
});

test('a script in the page that the policy forbids is reported once, by its origin only', async ({
  page,
}) => {
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch();
    const script = '<script src="https://third-party.example/x.js?visitor=secret"></script>';
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</head>', `${script}</head>`),
    });
  });
  await openMeasured(page, '/contact');
  const { status, views } = await leavePage(page);
  expect(status).toBe(204);
  const violation = { kind: 'policy', name: 'script-src-elem', message: 'https://third-party.example' };
  expect(views[0]).toMatchObject({ app: 'mf-contact', pattern: '/contact' });
  expect(views[0].problems).toEqual([{ ...violation, stack: [], count: 1 }]);
});
