import { describe, expect, test, vi } from 'vitest';
import { openReports, release, sampleProblem, sampleView, script } from '../../testing/reporting-app';

/** A busy machine takes longer than the default second of `waitFor`. */
const patience = { timeout: 30_000 };

test('an error is counted each time, logged once and stored, with its position and line in the sources', async () => {
  const { post, read, lines, errors } = await openReports();
  const view = { ...sampleView, vitals: {}, problems: [sampleProblem] };
  const found = { stack: ['mf-careers/src/page.tsx:2:3'], line: 'throw new TypeError();' };
  await post({ views: [view, view] });
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
    ...found,
  });
  expect(await errors()).toMatchObject([{ ...found, count: 4 }]);
});

test('an error in a loop fails one view, and so does a violation of the security policy', async () => {
  const { post, read } = await openReports();
  const policy = { ...sampleProblem, kind: 'policy' as const };
  await post({ views: [{ ...sampleView, problems: [{ ...sampleProblem, count: 1000 }] }] });
  await post({ views: [{ ...sampleView, problems: [policy] }] });
  const metrics = await read();
  expect(metrics).toMatch(/site_browser_views_total\{app="mf-careers",.*\} 2/);
  expect(metrics).toMatch(/site_browser_failed_views_total\{app="mf-careers",.*\} 2/);
  expect(metrics).toMatch(/site_browser_problems_total\{app="mf-careers",.*kind="caught"\} 10/);
});

test.each([
  ['the app of the page', [], 'mf-careers', release],
  ['the app whose script requested it', [`shell/${release}/${script}:1:11`], 'shell', release],
])('a violation of the security policy is counted and logged under %s', async (_, stack, app, of) => {
  const { post, read, lines } = await openReports();
  const problem = { kind: 'policy' as const, name: 'script-src-elem', message: 'https://tracker.example' };
  await post({ views: [{ ...sampleView, problems: [{ ...problem, stack, count: 1 }] }] });
  const labels = `app="${app}",release="${of}",pattern="/AboutUs",device="phone",kind="policy"`;
  expect(await read()).toContain(`site_browser_problems_total{${labels}} 1`);
  await vi.waitFor(() => expect(lines).toHaveLength(1), patience);
  expect(JSON.parse(lines.join()).problem).toMatchObject({ app, release: of, ...problem });
});

describe('reports by the browser itself', () => {
  const browsers = { 'content-type': 'application/reports+json' };
  const documentURL = 'https://www.malvanta.example/career/weaver?name=secret';
  const reportOf = (blockedURL: string) => {
    const body = { documentURL, effectiveDirective: 'script-src-elem', blockedURL };
    return { type: 'csp-violation', age: 1, url: documentURL, user_agent: 'secret', body };
  };

  test('a blocked script of the shell is counted and logged, as the shell can’t report it', async () => {
    const { post, read, lines } = await openReports();
    const blocked = `https://www.malvanta.example/releases/shell/${release}/web/static/js/main.js?secret`;
    expect((await post([reportOf(blocked)], browsers)).statusCode).toBe(204);
    const labels = `app="shell",release="${release}",pattern="/career/:job",device="other",kind="policy"`;
    expect(await read()).toContain(`site_browser_problems_total{${labels}} 1`);
    await vi.waitFor(() =>
      expect(lines.join()).toContain('"name":"script-src-elem","message":"https://www.malvanta.example"'),
    );
    expect(lines.join() + (await read())).not.toContain('secret');
  });

  test('other violations are not counted: the shell reports them', async () => {
    const { post, read, lines } = await openReports();
    const others = [
      reportOf('https://tracker.example/a.js'),
      reportOf('inline'),
      { type: 'deprecation', body: { id: 'secret' } },
      { type: 'integrity-violation', body: { documentURL, blockedURL: 'https://tracker.example/a.js' } },
    ];
    expect((await post(others, browsers)).statusCode).toBe(204);
    expect(await read()).not.toContain('site_browser_problems_total{');
    expect(lines).toEqual([]);
  });
});

describe('errors', () => {
  const errorsOf = (length: number, change: (index: number) => object) => {
    const problems = Array.from({ length }, (_, index) => ({ ...sampleProblem, ...change(index) }));
    return { views: [{ ...sampleView, problems }] };
  };
  const realError = errorsOf(1, () => ({ name: 'RealError' }));
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test.each([
    ['client', 5, () => '192.0.2.1'],
    ['IPv6 network', 15, (sample: number) => `2001:db8:0:${sample}::1`],
  ])('from one %s hide no others, whatever release they name', async (_, admitted, addressOf) => {
    const { post, errors } = await openReports();
    for (let sample = 0; sample < 20; sample += 1) {
      const invented = errorsOf(20, (index) => ({ name: `Invented${20 * sample + index}` }));
      await post(invented, from(addressOf(sample)));
    }
    await post(realError, from('192.0.2.2'));
    await vi.waitFor(
      async () => expect((await errors()).map(({ name }) => name)).toContain('RealError'),
      patience,
    );
    expect(await errors()).toHaveLength(admitted + 1);
  });

  test.each([
    ['client', 210, () => '192.0.2.1'],
    ['IPv6 network', 610, (sample: number) => `2001:db8:0:${sample}::1`],
  ])('one %s adds a bounded number to an error, others add to it further', async (_, added, addressOf) => {
    const { post, errors } = await openReports();
    const counted = async () => (await errors()).map(({ count }) => count);
    const often = errorsOf(1, () => ({ count: 1000 }));
    for (let sample = 0; sample < 80; sample += 1) await post(often, from(addressOf(sample)));
    await vi.waitFor(async () => expect(await counted()).toEqual([added]), patience);
    await post({ views: [{ ...sampleView, problems: [sampleProblem] }] }, from('192.0.2.2'));
    expect(await counted()).toEqual([added + 2]);
  });

  test('of releases that are not deployed are not kept', async () => {
    const { post, errors } = await openReports();
    const views = [{ ...sampleView, release: '0.0.1', problems: [{ ...sampleProblem, stack: [] }] }];
    await post({ views });
    await post(realError);
    await vi.waitFor(
      async () => expect((await errors()).map(({ name }) => name)).toEqual(['RealError']),
      patience,
    );
  });
});
