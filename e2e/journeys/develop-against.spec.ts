import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { careersHeading, expectInternshipOnClick } from '../support/careers-page';
import { expect, hydrated, leaveOutDeployed, test } from '../support/test';

leaveOutDeployed('starts development servers of this checkout');

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const origin = 'http://localhost:3002';

/** A development server on a busy machine. */
const patient = { timeout: 120_000 };

/** Serial: the remote has a single development port. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

/** Runs `npm run dev -w mf-careers -- --against <place>`. */
function develop(place: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'kit/bin/site.mjs'), 'dev', '--against', place], {
    cwd: join(root, 'mf-careers'),
    env: { ...process.env, DATA_DIR: test.info().outputPath('data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outputOf({ stdout, stderr }: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of stderr ?? []) said += text;
  for await (const text of stdout ?? []) said += text;
  return said;
}

test('a remote is developed inside a deployed site, without a setting of the site', async ({
  page,
  site,
  watched,
}) => {
  const command = develop(site.address);
  try {
    // Several requests may arrive at once.
    const lines: string[] = [];
    createInterface({ input: command.stdout ?? process.stdin }).on('line', (line) => lines.push(line));
    const found = () => /^mf-careers inside \S+: (\S+)/m.exec(lines.join('\n'))?.[1] ?? '';
    await expect.poll(found, patient).not.toBe('');
    const address = found();
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(careersHeading(page)).toBeVisible();
    await expectInternshipOnClick(page);
    expect(watched.requests).toContain(`${origin}/remoteEntry.js`);
    await page.goto(`${address}/career`);
    await expect(careersHeading(page)).toBeVisible();
    await expectInternshipOnClick(page);
    expect(watched.problems).toEqual([]);

    // Simulates an edit for the file watcher: a newer modification time.
    const builds = () => lines.filter((line) => line.includes('built in')).length;
    const before = builds();
    await utimes(join(root, 'mf-careers/src/pages/careers/careers-page.tsx'), new Date(), new Date());
    await expect.poll(builds, patient).toBeGreaterThan(before);
  } finally {
    command.kill('SIGTERM');
    if (command.exitCode === null) await once(command, 'exit');
  }
});

test('the folder of a composed site is served, and a missing site is named', async () => {
  const absent = develop('http://localhost:9');
  expect(await outputOf(absent)).toContain('There is no site at http://localhost:9.');
  expect(absent.exitCode).not.toBe(0);
  const command = develop('site');
  try {
    let said = '';
    command.stdout?.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said, patient).toMatch(/mf-careers inside http:\S+: http:\/\/localhost:\d+ /);
  } finally {
    command.kill('SIGTERM');
    if (command.exitCode === null) await once(command, 'exit');
  }
});
