import { reportsAddress } from '@site/shared/site-model/reports-address';
import { expect, test } from 'vitest';
import { composeSnapshot } from '../../testing/composed-site';
import { makeLive, openReports, release, sampleProblem, sampleView } from '../../testing/reporting-app';

test('a view is counted under its app, release, pattern and device', async () => {
  const { post, read, lines } = await openReports();
  expect((await post({ views: [sampleView] })).statusCode).toBe(204);
  const text = await read();
  const labels = 'app="mf-careers",release="1.0.0-abc",pattern="/AboutUs",device="phone"';
  expect(text).toContain(`site_browser_views_total{${labels}} 1`);
  expect(text).toContain(`site_browser_lcp_seconds_sum{${labels}} 1.8`);
  expect(text).toContain(`site_browser_cls_sum{${labels}} 0.02`);
  expect(text).toContain('site_reports_total{outcome="taken"} 1');
  expect(lines).toEqual([]);
});

test('unknown values are counted together, and their errors are not logged', async () => {
  const { post, read, lines } = await openReports();
  const strangers = ['app', 'release', 'pattern'].map((name) => ({
    ...sampleView,
    [name]: `secret-${name}`,
  }));
  await post({ views: strangers });
  await post({ views: [{ ...sampleView, app: 'secret', problems: [{ ...sampleProblem, stack: [] }] }] });
  const text = await read();
  for (const label of ['app', 'release', 'pattern']) expect(text).toContain(`${label}="other"`);
  expect(text).not.toContain('secret');
  expect(lines).toEqual([]);
});

test('how a visit began is counted with its views, except invalid values and visitors who ask not to be tracked', async () => {
  const { post, visits, read } = await openReports();
  const visit = {
    arrives: true,
    source: 'news.example',
    campaign: ['mail', ''],
    landing: '/',
    enquiry: false,
  };
  await post({ visit, views: [sampleView] });
  await post({ visit, views: [sampleView] }, { 'sec-gpc': '1' });
  await post({ visit: { ...visit, landing: 'x'.repeat(201) }, views: [sampleView] });
  await post({ visit: { ...visit, source: '<b>', campaign: ['asha@example.com', 7] }, views: [sampleView] });
  await post({ views: [sampleView] });
  const counted = (await visits()).map(({ dimension, name, visits, views }) => [
    `${dimension} ${name}`,
    visits,
    views,
  ]);
  expect(counted).toEqual([
    ['campaign mail', 1, 1],
    ['landing /', 2, 2],
    ['source news.example', 1, 1],
    ['source other', 1, 1],
  ]);
  // The five views and their speed are counted all the same.
  expect(await read()).toMatch(/site_browser_views_total{.*} 5/);
});

test.each([
  ['half of one', '{"views":', 400],
  ['an unknown device', { views: [{ ...sampleView, device: 'fridge' }] }, 422],
  ['one that is too large', { views: [sampleView], more: 'x'.repeat(20_000) }, 413],
])('refuses %s and counts nothing of it', async (_, report, status) => {
  const { post, read, lines } = await openReports();
  expect((await post(report)).statusCode).toBe(status);
  expect(await read()).not.toContain('site_browser_views_total{');
  expect(lines).toEqual([]);
});

test('a hundred invented reports add a bounded set of series and log lines, and forge none', async () => {
  const { post, read, lines } = await openReports();
  for (let index = 0; index < 100; index++) {
    const name = `N${index}`;
    const stack = [`mf-careers/${release}/../../../../etc/passwd.js:1:${index}`];
    const message = `"}\\n{"level":60,"msg":"forged ${index}"}`.slice(0, 100);
    const problems = [{ ...sampleProblem, name, message, stack }];
    const view = { ...sampleView, app: `a${index}`, release: `r${index}`, pattern: `/p${index}`, problems };
    await post({
      views: [view, { ...view, app: 'mf-careers' }, { ...view, pattern: '/', app: 'mf-careers', release }],
    });
  }
  const series = (await read()).split('\n').filter((line) => line.startsWith('site_'));
  expect(series.length).toBeLessThan(250);
  expect(lines.length).toBeLessThanOrEqual(20);
  for (const line of lines) expect(JSON.parse(line).msg).toBe('browsers report a new error');
});

test('the series of a release that is no longer deployed are removed', async () => {
  const { post, read, siteDirectory } = await openReports();
  await post({ views: [sampleView] });
  await composeSnapshot(siteDirectory, '2');
  await makeLive(siteDirectory, '2.0.0-def');
  await post({ views: [{ ...sampleView, release: '2.0.0-def' }] });
  expect(await read()).toContain('release="2.0.0-def"');
  expect(await read()).not.toContain(release);
});

test('a client that reports too often is refused', async () => {
  const { post } = await openReports();
  let status = 0;
  for (let index = 0; index < 601; index++) ({ statusCode: status } = await post('null'));
  expect(status).toBe(429);
});

test('takes no reports from pages of other sites', async () => {
  const { app } = await openReports();
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({
    method: 'POST',
    url: reportsAddress,
    headers,
    payload: { views: [sampleView] },
  });
  expect(answer.statusCode).toBe(403);
});

test.each([
  [10, { 'server-timing': 'reports;dur=10', 'reporting-endpoints': 'reports="/site/reports"' }],
  [0, {}],
])('a page asks for reports in %i of a hundred visits', async (percentage, asked) => {
  const { app, post } = await openReports(percentage);
  for (const address of ['/', '/no/such/page']) {
    const headers = Object.entries((await app.inject(address)).headers);
    expect(Object.fromEntries(headers.filter(([name]) => /^report|timing$/.test(name)))).toEqual(asked);
  }
  expect((await post({ views: [sampleView] })).statusCode).toBe(percentage > 0 ? 204 : 404);
});
