import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { careersHeading, expectInternshipOnClick } from '../support/careers-page';
import { expect, hydrated, test } from '../support/test';

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

test('a remote is developed inside a composed site, at the address that the command prints', async ({
  page,
  watched,
}) => {
  const command = develop('site');
  try {
    // Several requests may arrive at once.
    const lines: string[] = [];
    createInterface({ input: command.stdout ?? process.stdin }).on('line', (line) => lines.push(line));
    const found = () => /http:\/\/\S+\?preview=\S+/.exec(lines.join('\n'))?.[0] ?? '';
    await expect.poll(found, patient).not.toBe('');
    const address = found();
    expect(address).toContain(`/?preview=mf-careers@${origin}`);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`mf-careers ${origin}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(careersHeading(page)).toBeVisible();
    await expectInternshipOnClick(page);
    expect(watched.requests).toContain(`${origin}/remoteEntry.js`);
    expect(watched.problems).toEqual([]);

    // An edit, as a file watcher sees it: a newer modification time.
    const builds = () => lines.filter((line) => line.includes('built in')).length;
    const before = builds();
    await utimes(join(root, 'mf-careers/src/pages/careers/careers-page.tsx'), new Date(), new Date());
    await expect.poll(builds, patient).toBeGreaterThan(before);
  } finally {
    command.kill('SIGTERM');
    if (command.exitCode === null) await once(command, 'exit');
  }
});

test('a site without previews is refused with the settings that it needs', async ({ site }) => {
  const command = develop(site.address);
  expect(await outputOf(command)).toContain(
    `does not show previews of ${origin}. Its server needs PREVIEWS=on and PREVIEW_ORIGINS=${origin}.`,
  );
  expect(command.exitCode).not.toBe(0);
});
