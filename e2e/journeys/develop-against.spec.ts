import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { freePort } from '@site/kit/testing/free-port';
import { root } from '@site/kit/workspace';
import { careersHeading, expectInternshipOnClick, internshipButton } from '../support/careers-page';
import { copyRemote, type RemoteCopy } from '../support/remote-copy';
import { expect, leaveOutDeployed, openHydrated, test } from '../support/test';

leaveOutDeployed('starts development servers of this checkout');

/** A development server on a busy machine. */
const patient = { timeout: 120_000 };

const careersFile = 'src/pages/careers/careers-page.tsx';

/** Serial: the shell's development build has one folder. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

let remote: RemoteCopy;
test.beforeEach(async () => {
  remote = await copyRemote('mf-careers');
});
test.afterEach(() => remote.remove());

/** Runs `site dev` in the copy of the remote. */
async function develop(...options: string[]): Promise<ChildProcess> {
  return spawn(process.execPath, [join(root, 'kit/bin/site.mjs'), 'dev', ...options], {
    cwd: remote.folder,
    env: { ...process.env, DATA_DIR: test.info().outputPath('data'), DEV_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @param use gets the address that the command prints */
async function developing(place: string, use: (address: string) => Promise<void>): Promise<void> {
  return whileRunning(await develop('--against', place), /^mf-\w+ inside http:\S+: (http:\S+)/m, use);
}

async function whileRunning(
  command: ChildProcess,
  printed: RegExp,
  use: (address: string) => Promise<void>,
): Promise<void> {
  let said = '';
  command.stdout?.on('data', (output) => {
    said += output;
  });
  command.stderr?.resume();
  const address = () => printed.exec(said)?.[1] ?? '';
  try {
    await expect.poll(address, patient).not.toBe('');
    await use(address());
  } finally {
    command.kill('SIGTERM');
    if (command.exitCode === null) await once(command, 'exit');
  }
}

/** A mark on the document is lost with a reload. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

// One test, because a start of the development server takes seconds.
test('a change shows inside the deployed site without a reload, and keeps state and scroll position; a page that throws is shown again when it is corrected', async ({
  page,
  server,
  watched,
}) => {
  const original = await readFile(join(remote.folder, careersFile), 'utf8');
  await developing(server.address, async (address) => {
    await openHydrated(page, new URL('/', address).href);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
    await expect(careersHeading(page)).toBeVisible();
    expect(watched.problems).toEqual([]);

    await openHydrated(page, address);
    await expectInternshipOnClick(page);
    await page.evaluate(() => scrollTo(0, 300));
    await mark(page);
    await remote.write(careersFile, original.replace('title={title}', 'title="Work with us"'));
    await expect(page.getByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible(patient);
    await expect(internshipButton(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await isMarked(page)).toBe(true);

    // A syntax error shows with its source, and its correction without a command.
    await remote.write(careersFile, original.replace('return (', 'return (('));
    const overlay = page.locator('rsbuild-error-overlay');
    await expect(overlay).toContainText('careers-page.tsx', patient);
    await remote.write(careersFile, original);
    await expect(overlay).toBeHidden(patient);
    await expect(careersHeading(page)).toBeVisible(patient);

    // A change of the head reloads the document.
    await remote.write(
      careersFile,
      original.replace('{ ...careersPage.head,', "{ ...careersPage.head, title: 'Vacancies',"),
    );
    await expect(page).toHaveTitle(/^Vacancies/, patient);

    // An error of a page shows with its source.
    await remote.write(
      careersFile,
      original.replace('return (', "if (path) throw new Error('broken');\n  return ("),
    );
    await expect(overlay).toContainText('broken', patient);
    await expect(overlay).toContainText('careers-page.tsx');
    await remote.write(careersFile, original);
    await expect(overlay).toBeHidden(patient);
    await expect(careersHeading(page)).toBeVisible(patient);
  });
});

test('a remote alone shows what a component throws when it is loaded, and then its correction', async ({
  page,
}) => {
  const file = 'src/pages/careers/notice.tsx';
  const component = 'export function Notice() {\n  return <p>We are hiring.</p>;\n}\n';
  const original = await readFile(join(remote.folder, careersFile), 'utf8');
  await remote.write(file, component);
  // The head of another module, too.
  const head = "export const head = { title: 'Careers', description: 'Careers', path: '/career' };\n";
  await remote.write('src/pages/careers/careers-head.ts', head);
  const exportedHead = /^export const head = .*$/m;
  expect(original).toMatch(exportedHead);
  const changed = original
    .replace(exportedHead, "export { head } from './careers-head';")
    .replace('<Section>', '<Notice />\n      <Section>');
  await remote.write(careersFile, `import { Notice } from './notice';\n${changed}`);
  await whileRunning(await develop('--alone'), /alone: (http:\S+)[\s\S]*built in/, async (address) => {
    await page.goto(new URL('/career', address).href);
    await expect(page.getByText('We are hiring.')).toBeVisible(patient);
    const overlay = page.locator('rsbuild-error-overlay');
    await remote.write(file, `${component}\nthrow new Error('broken at load');\n`);
    await expect(overlay).toContainText('broken at load', patient);
    await expect(overlay).toContainText('notice.tsx');
    await remote.write(file, component.replace('hiring', 'growing'));
    await expect(overlay).toBeHidden(patient);
    await expect(page.getByText('We are growing.')).toBeVisible(patient);
  });
});

test('a mistake in content, schema, island or routes is named, and its correction shows without a command; a removed entry is gone', async ({
  page,
  server,
}) => {
  const read = (file: string) => readFile(join(remote.folder, file), 'utf8');
  const overlay = page.locator('rsbuild-error-overlay');
  const heals = async (
    mistakes: Record<string, string>,
    error: string,
    corrections: Record<string, string>,
  ) => {
    for (const [file, text] of Object.entries(mistakes)) await remote.write(file, text);
    await expect(overlay).toContainText(error, patient);
    for (const [file, text] of Object.entries(corrections)) await remote.write(file, text);
    await expect(overlay).toBeHidden(patient);
  };
  const contentFile = 'src/content/careers-page.yaml';
  const schemaFile = 'src/content/careers-page.schema.ts';
  const routesFile = 'src/routes.ts';
  const content = await read(contentFile);
  const schema = await read(schemaFile);
  const routes = await read(routesFile);
  const original = await read(careersFile);
  await developing(server.address, async (address) => {
    // In a tab of its own: the one with the mistakes may still reload, which would undo a click or end a navigation.
    const open = async (path: string) => {
      const opened = await page.context().newPage();
      await opened.goto(new URL(path, address).href);
      return opened;
    };
    await page.goto(address);
    await expect(careersHeading(page)).toBeVisible();
    await heals(
      { [contentFile]: content.replace('tagline:', 'taglin:') },
      `${contentFile}:1: tagline is missing`,
      {
        [contentFile]: content.replace('tagline: Your future', 'tagline: Our future'),
      },
    );
    await expect(page.getByText('Our future starts here')).toBeVisible();

    await heals(
      { [schemaFile]: schema.replace('tagline:', 'motto: textSchema,\n  tagline:') },
      `${contentFile}:1: motto is missing`,
      { [contentFile]: `${content}motto: Warp and weft\n` },
    );
    await heals({ [contentFile]: content }, 'motto is missing', { [schemaFile]: schema });

    const island = 'src/pages/careers/openings-island.tsx';
    const text = await read(island);
    await rm(join(remote.folder, island));
    await expect(overlay).toContainText('openings-island', patient);
    await remote.write('src/pages/careers/jobs-island.tsx', text);
    await remote.write(careersFile, original.replace("'./openings-island'", "'./jobs-island'"));
    await expect(overlay).toBeHidden(patient);
    const careers = await open('/career');
    await expectInternshipOnClick(careers);
    // It would load each later change, too.
    await careers.close();

    await heals(
      { [routesFile]: routes.replace("'/career':", "'/career/team': 'team-page',\n  '/career':") },
      'src/pages has no file team-page.tsx',
      {
        'src/pages/team-page.tsx':
          "export const head = { title: 'Team', description: 'The team.', path: '/career/team' };\nexport function Page() {\n  return <h1>Team</h1>;\n}\n",
      },
    );
    const team = await open('/career/team');
    await expect(team.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible(patient);
    await team.close();

    const job = (await open('/career/data-scientist')).getByRole('heading', {
      name: 'Data Scientist',
      level: 1,
    });
    await expect(job).toBeVisible();
    await rm(join(remote.folder, 'src/content/jobs/data-scientist.yaml'));
    await expect(job).toBeHidden(patient);
  });
});

test('a remote that is not deployed yet opens at its own mount, and sends nothing to the site', async ({
  page,
  server,
}) => {
  const described = JSON.parse(await readFile(join(remote.folder, 'package.json'), 'utf8'));
  await remote.write('package.json', JSON.stringify({ ...described, name: 'mf-events' }));
  await remote.write(
    'src/routes.ts',
    "import { defineRoutes } from '@site/kit/routes/define-routes';\nexport const routes = defineRoutes({ '/events': 'careers-page' });\n",
  );
  await remote.write(
    careersFile,
    "export const head = { title: 'Events', description: 'Events.', path: '/events' };\nexport function Page() {\n  return <h1>Events</h1>;\n}\n",
  );
  await developing(server.address, async (address) => {
    expect(new URL(address).pathname).toBe('/events');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible(patient);
    const status = await page.evaluate(async () => {
      const { status } = await fetch('/site/api.php', { method: 'POST', body: '{}' });
      return status;
    });
    expect(status).toBe(200);
  });
});

test('a missing site is named', async () => {
  const absent = await develop('--against', 'http://localhost:9');
  absent.stdout?.resume();
  const [errors, [code]] = await Promise.all([
    absent.stderr ? text(absent.stderr) : '',
    once(absent, 'exit'),
  ]);
  expect(errors).toContain('There is no site at http://localhost:9.');
  expect(code).not.toBe(0);
});
