import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportsAddress } from '@site/shared/contracts/reports-address';
import type { ReportedView } from '@site/shared/contracts/visit-report';
import { bucketOf } from '@site/shared/contracts/vital-buckets';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createObservations } from '../observations/observations';
import { readErrors, readStage } from '../observations/read-observations';
import { openDatabase } from '../storage/open-database';
import { composeSnapshot } from '../testing/composed-site';
import { makeSqlite } from '../testing/databases';
import { beginRollout } from '../testing/sample-rollout';
import { temporaryFolder } from '../testing/temporary-folder';
import { openTestApp } from '../testing/test-app';
import { createReportMetrics } from './report-metrics';

const release = '1.0.0-abc';
const script = 'static/js/async/page.js';

const sampleView: ReportedView = {
  app: 'mf-careers',
  release,
  pattern: '/AboutUs',
  device: 'phone',
  vitals: { LCP: 1800, INP: 90, CLS: 0.02, TTFB: 300, FCP: 900 },
  problems: [],
};

const sampleProblem: ReportedView['problems'][number] = {
  kind: 'caught',
  name: 'TypeError',
  message: 'x is not a function',
  stack: [`mf-careers/${release}/${script}:1:11`],
  count: 2,
};

/** A busy machine takes longer than the second that `waitFor` waits. */
const patience = { timeout: 30_000 };

/** A server of a site with one live release, whose script has a source map, and what it logs and counts. */
async function openReports(percentage = 100) {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, '1', {
    headers: { 'reporting-endpoints': 'reports="/site/reports"', 'server-timing': 'reports;dur=100' },
  });
  await makeLive(siteDirectory, release);
  const map = {
    version: 3,
    sources: ['mf-careers/src/page.tsx'],
    sourcesContent: ['first line\n  throw new TypeError();\n'],
    names: [],
    // Column 10 of the script is column 2 of the second line.
    mappings: 'UACE',
  };
  await write(
    join(siteDirectory, 'releases/mf-careers', release, 'maps', `${script}.map`),
    JSON.stringify(map),
  );
  const lines: string[] = [];
  const registry = new Registry();
  const metrics = createReportMetrics(registry);
  const { location, environment } = await makeSqlite();
  const database = await openDatabase(location);
  onTestFinished(() => database.destroy());
  const observations = createObservations(database, metrics);
  const { app } = await openTestApp({
    makeDatabase: async () => ({ location, environment }),
    siteDirectory,
    // Each request of a test may come from another client.
    formGuards: { trustedProxies: ['127.0.0.1'] },
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    reports: percentage === 0 ? undefined : { percentage, observations },
  });
  const post = (payload: unknown, type = 'application/json', headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: reportsAddress,
      headers: { 'content-type': type, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const stage = async (name: string) => {
    await observations.flush();
    return readStage(database, name);
  };
  const errors = async () => {
    await observations.flush();
    return (await readErrors(database, 1)).errors;
  };
  return { app, post, lines, siteDirectory, stage, errors, read: () => registry.metrics() };
}

async function makeLive(siteDirectory: string, version: string) {
  const url = `/releases/mf-careers/${version}/web/remoteEntry.js`;
  const routes = ['/', '/AboutUs', '/career/:job'].map((path) => ({ path, page: 'page' }));
  const extras = { routes: { routes, redirects: [] } };
  const metadata = { version, integrity: 'sha384-a' };
  const shell = [{ url: `/releases/shell/${version}/web/static/js/main.js`, metadata }];
  const microFrontends = { shell, 'mf-careers': [{ url, metadata, extras }] };
  await write(join(siteDirectory, 'current/releases.json'), JSON.stringify({ schema: '', microFrontends }));
}

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

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

test('an error is counted each time and logged once, with its place and line in the sources', async () => {
  const { post, read, lines } = await openReports();
  await post({ views: [{ ...sampleView, vitals: {}, problems: [sampleProblem] }] });
  await post({ views: [{ ...sampleView, vitals: {}, problems: [sampleProblem] }] });
  expect(await read()).toMatch(/site_browser_problems_total\{app="mf-careers",.*kind="caught"\} 4/);
  expect(await read()).not.toContain('site_browser_views_total{');
  await vi.waitFor(() => expect(lines).toHaveLength(1), patience);
  expect(JSON.parse(lines[0] ?? '').problem).toEqual({
    app: 'mf-careers',
    release,
    pattern: '/AboutUs',
    device: 'phone',
    kind: 'caught',
    name: 'TypeError',
    message: 'x is not a function',
    stack: ['mf-careers/src/page.tsx:2:3'],
    line: 'throw new TypeError();',
  });
});

test.each([
  ['the app of the page', [], 'mf-careers', release],
  ['the app whose script wanted it', [`shell/${release}/${script}:1:11`], 'shell', release],
])('a violation of the security policy is counted and logged under %s', async (_, stack, app, of) => {
  const { post, read, lines } = await openReports();
  const problem = { kind: 'policy' as const, name: 'script-src-elem', message: 'https://tracker.example' };
  await post({ views: [{ ...sampleView, problems: [{ ...problem, stack, count: 1 }] }] });
  const labels = `app="${app}",release="${of}",pattern="/AboutUs",device="phone",kind="policy"`;
  expect(await read()).toContain(`site_browser_problems_total{${labels}} 1`);
  await vi.waitFor(() => expect(lines).toHaveLength(1), patience);
  expect(JSON.parse(lines.join()).problem).toMatchObject({ app, release: of, ...problem });
});

describe('of what browsers report by themselves', () => {
  const documentURL = 'https://www.malvanta.example/career/weaver?name=secret';
  const reportOf = (blockedURL: string) => {
    const body = { documentURL, effectiveDirective: 'script-src-elem', blockedURL };
    return { type: 'csp-violation', age: 1, url: documentURL, user_agent: 'secret', body };
  };

  test('a script of the shell that the policy forbids is counted and logged, as the shell can’t report it', async () => {
    const { post, read, lines } = await openReports();
    const blocked = `https://www.malvanta.example/releases/shell/${release}/web/static/js/main.js?secret`;
    expect((await post([reportOf(blocked)], 'application/reports+json')).statusCode).toBe(204);
    const labels = `app="shell",release="${release}",pattern="/career/:job",device="other",kind="policy"`;
    expect(await read()).toContain(`site_browser_problems_total{${labels}} 1`);
    await vi.waitFor(() =>
      expect(lines.join()).toContain('"name":"script-src-elem","message":"https://www.malvanta.example"'),
    );
    expect(lines.join() + (await read())).not.toContain('secret');
  });

  test('nothing else is counted: the shell reports it', async () => {
    const { post, read, lines } = await openReports();
    const others = [
      reportOf('https://tracker.example/a.js'),
      reportOf('inline'),
      { type: 'deprecation', body: { id: 'secret' } },
      { type: 'integrity-violation', body: { documentURL, blockedURL: 'https://tracker.example/a.js' } },
    ];
    expect((await post(others, 'application/reports+json')).statusCode).toBe(204);
    expect(await read()).not.toContain('site_browser_problems_total{');
    expect(lines).toEqual([]);
  });
});

test('what is not known is counted together, and its errors are not logged', async () => {
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

const withProblem = (change: object) => ({
  views: [{ ...sampleView, problems: [{ ...sampleProblem, ...change }] }],
});

const bad: Record<string, unknown> = {
  'half of one': '{"views":',
  null: 'null',
  'a list': [],
  'one without a view': { views: [] },
  'one of too many views': { views: Array.from({ length: 21 }, () => sampleView) },
  'an unknown device': { views: [{ ...sampleView, device: 'fridge' }] },
  'a negative time': { views: [{ ...sampleView, vitals: { LCP: -1 } }] },
  'a time in words': { views: [{ ...sampleView, vitals: { LCP: '1' } }] },
  'a message of two lines': withProblem({ message: 'a\n{"level":60}' }),
  'a message with a separator of lines': withProblem({ message: 'a\u2028b' }),
  'a count beyond reason': withProblem({ count: 1e9 }),
  'a place that is too long': withProblem({ stack: ['x'.repeat(201)] }),
  'one that is too large': { views: [sampleView], more: 'x'.repeat(20_000) },
};

test.each(Object.entries(bad))('refuses %s and counts nothing of it', async (_, report) => {
  const { post, read, lines } = await openReports();
  const { statusCode } = await post(report);
  expect([400, 413, 422]).toContain(statusCode);
  expect(await read()).not.toContain('site_browser_views_total{');
  expect(lines.filter((line) => line.includes('problem":'))).toEqual([]);
});

test('three hundred invented reports add a bounded set of series and lines, and forge none', async () => {
  const { post, read, lines } = await openReports();
  for (let index = 0; index < 300; index++) {
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
  for (const line of lines) expect(JSON.parse(line).msg).toBe('browsers report a new problem');
});

test('a release that is no longer live takes its series with it', async () => {
  const { post, read, siteDirectory } = await openReports();
  await post({ views: [sampleView] });
  await composeSnapshot(siteDirectory, '2');
  await makeLive(siteDirectory, '2.0.0-def');
  await post({ views: [{ ...sampleView, release: '2.0.0-def' }] });
  expect(await read()).toContain('release="2.0.0-def"');
  expect(await read()).not.toContain(release);
});

test('a client that reports without end is refused', async () => {
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
  [0, { 'server-timing': undefined, 'reporting-endpoints': undefined }],
])('a page asks %i of a hundred visits for a report', async (percentage, asked) => {
  const { app, post } = await openReports(percentage);
  for (const address of ['/', '/no/such/page']) {
    const { headers } = await app.inject(address);
    expect({ ...asked, ...headers }).toMatchObject(percentage > 0 ? asked : {});
    if (percentage === 0) for (const name of Object.keys(asked)) expect(headers).not.toHaveProperty(name);
  }
  expect((await post({ views: [sampleView] })).statusCode).toBe(percentage > 0 ? 204 : 404);
});

describe('errors', () => {
  const errorsOf = (count: number, change: (index: number) => object) => ({
    views: [
      {
        ...sampleView,
        problems: Array.from({ length: count }, (_, index) => ({ ...sampleProblem, ...change(index) })),
      },
    ],
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('of one stranger hide no real one, whatever release they name', async () => {
    const { post, errors } = await openReports();
    const invented = errorsOf(20, (index) => ({ name: `Invented${index}` }));
    for (let sample = 0; sample < 20; sample += 1) await post(invented, undefined, from('192.0.2.1'));
    await post(
      errorsOf(1, () => ({ name: 'RealError' })),
      undefined,
      from('192.0.2.2'),
    );
    await vi.waitFor(
      async () => expect((await errors()).map(({ name }) => name)).toContain('RealError'),
      patience,
    );
    expect(await errors()).toHaveLength(6);
  });

  test('that name no deployed release are not kept', async () => {
    const { post, errors } = await openReports();
    const views = [{ ...sampleView, release: '0.0.1', problems: [{ ...sampleProblem, stack: [] }] }];
    await post({ views });
    await post(errorsOf(1, () => ({ name: 'RealError' })));
    await vi.waitFor(
      async () => expect((await errors()).map(({ name }) => name)).toEqual(['RealError']),
      patience,
    );
  });
});

describe('while a rollout runs', () => {
  const canaryBucket = { cookie: 'rollout=03' };
  const stableBucket = { cookie: 'rollout=70' };
  const viewOf = (version: string, more: Partial<ReportedView> = {}) => ({
    ...sampleView,
    release: version,
    ...more,
  });

  async function openRollout(app = 'mf-careers') {
    const reports = await openReports();
    await beginRollout(reports.siteDirectory, { snapshot: '000002-b', share: 5, app });
    await write(
      join(reports.siteDirectory, 'snapshots/000002-b/releases.json'),
      JSON.stringify({ schema: '', microFrontends: {} }),
    );
    return reports;
  }

  test('views, errors and speed of both releases are counted apart', async () => {
    const { post, stage } = await openRollout();
    await post({ views: [viewOf('1.0.0'), viewOf('1.0.0')] }, undefined, stableBucket);
    const failed = viewOf('2.0.0', { problems: [sampleProblem, { ...sampleProblem, count: 9 }] });
    await post({ views: [failed, viewOf('1.0.0')] }, undefined, canaryBucket);
    const { stable, canary, carried } = await stage('1/5');
    expect(stable).toMatchObject({ views: 2, failed: 0 });
    expect(canary).toMatchObject({ views: 1, failed: 1 });
    expect(carried).toMatchObject({ views: 1, failed: 0 });
    expect(canary.lcp[bucketOf('lcp', 1800)]).toBe(1);
    expect(canary.inp[bucketOf('inp', 90)]).toBe(1);
  });

  test('views of other apps and releases, and of visitors without a bucket, are not compared', async () => {
    const { post, stage } = await openRollout();
    const others = [viewOf('0.9.0'), viewOf('2.0.0', { app: 'mf-contact' })];
    await post({ shell: '2.0.0', views: others }, undefined, canaryBucket);
    await post({ views: [viewOf('2.0.0')] });
    await post({ views: [viewOf('2.0.0')] }, undefined, stableBucket);
    expect(await stage('1/5')).toMatchObject({ stable: { views: 0 }, canary: { views: 0 } });
  });

  test('of a shell, the views of all apps are', async () => {
    const { post, stage } = await openRollout('shell');
    const views = [viewOf('7'), viewOf('8', { app: 'mf-contact' })];
    await post({ shell: '2.0.0', views }, undefined, canaryBucket);
    expect(await stage('1/5')).toMatchObject({ stable: { views: 0 }, canary: { views: 2 } });
  });

  test('the next stage begins at zero', async () => {
    const { post, stage, siteDirectory } = await openRollout();
    await post({ views: [viewOf('2.0.0')] }, undefined, canaryBucket);
    await beginRollout(siteDirectory, { snapshot: '000002-b', share: 25 });
    await post({ views: [viewOf('2.0.0')] }, undefined, canaryBucket);
    expect(await stage('1/5')).toMatchObject({ canary: { views: 1 } });
    expect(await stage('1/25')).toMatchObject({ canary: { views: 1 } });
  });

  test.each(['192.0.2.7', '2001:db8::7'])(
    'one client (%s) adds a few views to a stage, and one that failed, however many it sends',
    async (address) => {
      const { post, stage, read } = await openRollout();
      const failed = viewOf('2.0.0', { problems: [sampleProblem] });
      for (let sample = 0; sample < 20; sample += 1)
        await post({ views: [failed, viewOf('2.0.0'), viewOf('1.0.0')] }, undefined, {
          ...canaryBucket,
          'x-forwarded-for': address.replace('::7', `::${sample}`),
        });
      const { canary, carried } = await stage('1/5');
      expect(canary.failed).toBe(1);
      expect(canary.views + carried.views).toBe(5);
      expect(await read()).toContain('site_browser_views_total{');
    },
  );
});
