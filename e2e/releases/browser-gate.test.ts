import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { careersWithTagline } from '../support/careers-with';
import { buildFaultyCareers, faults } from '../support/faulty-remote';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
  vi.stubEnv('GATE_BROWSER', 'required');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await site.remove();
});

/** The part of the output about one path. */
const said = (output: string, fault: string) =>
  output.split(/^(?=\/career\/)/m).find((part) => part.startsWith(`/career/${fault} `));

test('errors that occur only in a browser are refused, with their positions in the sources and a picture', async () => {
  vi.stubEnv('BROWSER_PATH', findOrInstallTestBrowser());
  const { dist, remove } = await buildFaultyCareers();
  const live = await realpath(join(site.folder, 'current'));
  const log = () => readdir(join(site.folder, 'log'));
  const entries = await log();
  const { code, output } = await site.command('release', 'mf-careers', '--dist', dist);
  await remove();
  expect(code).toBe(1);
  expect(await realpath(join(site.folder, 'current'))).toBe(live);
  expect(output).toContain(`${faults.length} pages fail in a browser`);

  const page = 'mf-careers/src/pages/faulty/faulty-page.tsx';
  expect(said(output, 'render')).toMatch(
    new RegExp(`planted while rendering\\n +at ${page}:\\d+:\\d+ +throw new Error\\('planted while`),
  );
  expect(said(output, 'effect')).toMatch(
    new RegExp(`planted in an effect\\n +at ${page}:\\d+:\\d+ +effect:`),
  );
  expect(said(output, 'handler')).toMatch(
    new RegExp(`planted in a handler\\n +at ${page}:\\d+:\\d+ +handler:`),
  );
  expect(said(output, 'global')).toMatch(
    new RegExp(`Buffer is not defined\\n +at ${page}:\\d+:\\d+ +return Buffer\\.from`),
  );
  expect(said(output, 'script')).toMatch(
    new RegExp(
      `\\(script-src-elem\\) forbids https://third-party\\.example/x\\.js\\n +at ${page}:\\d+:\\d+ +document\\.body\\.append`,
    ),
  );
  expect(said(output, 'text')).toMatch(new RegExp(`#418.*\\n(?:.*\\n)*? +at ${page}`));
  expect(said(output, 'chunk')).toMatch(/Failed to load resource: .*404.*\/releases\/mf-careers\/.*\.js/);
  expect(said(output, 'byte')).toMatch(/'integrity' attribute.*\/releases\/mf-careers\/.*\.js/);

  const [, picture = ''] = /Picture of \S+ at \d+ px: (.*\.png)/.exec(output) ?? [];
  expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
  // A refused release is not a deployment.
  expect(await log()).toEqual(entries);
});

test('without a browser a release is refused if one is required, else a warning is printed', async () => {
  vi.stubEnv('BROWSER_PATH', '/no/such/browser');
  const dist = await careersWithTagline('Start on Monday');
  const refused = await site.command('release', 'mf-careers', '--dist', dist);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('GATE_BROWSER is required');
  vi.stubEnv('GATE_BROWSER', 'auto');
  const released = await site.command('release', 'mf-careers', '--dist', dist);
  expect(released.output).toContain(
    'The pages were not opened in a browser: BROWSER_PATH names /no/such/browser',
  );
  expect(released.output).toContain('is live, after');
});
