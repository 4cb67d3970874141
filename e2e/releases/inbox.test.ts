import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Download, type Page } from '@playwright/test';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApplicationStore } from '../../api/src/enquiries/application/application-store';
import { createEnquiryStore } from '../../api/src/enquiries/enquiry/enquiry-store';
import { startInbox } from '../../api/src/enquiries/inbox/start-inbox';
import { markAnswered } from '../../api/src/enquiries/operator/answered';
import { openDatabase } from '../../api/src/enquiries/storage/open-database';
import { sampleApplication, sampleResume } from '../../api/src/testing/sample-application';
import { sampleEnquiry } from '../../api/src/testing/sample-enquiry';
import { expectUsable, tabTo } from '../support/operator-pages';

vi.stubEnv('BROWSER_PATH', findOrInstallTestBrowser());

const password = 'of-the-test-and-no-other';
const unbroken = 'x'.repeat(100);

const folder = await temporaryFolderOfFile();
let database: Awaited<ReturnType<typeof openDatabase>>;
let inbox: Awaited<ReturnType<typeof startInbox>>;
let browser: Browser;
let asha: string;
let isha: string;

beforeAll(async () => {
  const location = { kind: 'sqlite', folder } as const;
  // Stays open, as by a running server.
  database = await openDatabase(location);
  const settings = { port: 0, password, origin: undefined, isMailed: false, logLevel: 'warn' } as const;
  [inbox, browser] = await Promise.all([
    startInbox({ ...settings, database: location }),
    chromium.launch(launchOptions()),
  ]);
  const enquiries = createEnquiryStore(database);
  const long = { firstName: unbroken, lastName: unbroken, subject: unbroken, message: unbroken };
  for (let number = 0; number < 60; number++)
    await enquiries.add({ ...sampleEnquiry, ...long, email: `someone${number}@mill.example` });
  asha = idOf(await enquiries.add(sampleEnquiry));
  const resume = { name: `${unbroken}.pdf`, content: sampleResume };
  isha = idOf(await createApplicationStore(database).add(sampleApplication, resume));
  const problem = `550 ${unbroken}`;
  await database
    .updateTable('notifications')
    .set({ state: 'dead', problem })
    .where('aboutId', '=', isha)
    .execute();
});
afterAll(() => Promise.all([inbox?.stop(), browser?.close(), database?.destroy()]));

const idOf = (receipt: { kind: string; id?: string }) => receipt.id ?? '';

async function openPage(javaScriptEnabled: boolean): Promise<Page> {
  const httpCredentials = { username: 'inbox', password };
  const context = await browser.newContext({ javaScriptEnabled, httpCredentials });
  return context.newPage();
}

test('its pages are valid HTML, and on a phone and a desk accessible and no wider than the window', async () => {
  const page = await openPage(true);
  const [long] = await createEnquiryStore(database)
    .list()
    .then((all) => all.slice(-1));
  await markAnswered(database, 'enquiries', { id: long?.id ?? '', isAnswered: true });
  for (const path of [
    ...['/enquiries?state=all&page=2', `/enquiries/${long?.id}`, `/enquiries/${long?.id}/delete`],
    ...['/enquiries?text=nothing-like-it', `/applications/${isha}`, '/waiting', '/no-such-page'],
  ])
    await expectUsable(page, inbox.address + path);
  await page.context().close();
});

test('without JavaScript and by keyboard alone, it searches, marks as answered, exports and deletes', async () => {
  const page = await openPage(false);
  const press = async (role: 'link' | 'button', name: string) => {
    await tabTo(page.getByRole(role, { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  const download = async (name: string): Promise<[Download, Buffer]> => {
    const [file] = await Promise.all([page.waitForEvent('download'), press('link', name)]);
    return [file, await readFile(await file.path())];
  };
  await page.goto(inbox.address);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus').textContent()).resolves.toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('asha SAREES');
  await press('button', 'Search');
  await page.getByText('1 open enquiry with').waitFor();
  await press('link', 'Asha Verma');
  await page.getByRole('heading', { level: 1, name: 'Enquiry of Asha Verma' }).waitFor();
  await press('button', 'Mark as answered');
  await page.getByRole('button', { name: 'Mark as open' }).waitFor();

  await press('link', 'Enquiries');
  await page.getByRole('heading', { level: 1, name: 'Enquiries' }).waitFor();
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('asha');
  await tabTo(page.getByRole('combobox', { name: 'State' }));
  await page.keyboard.press('a');
  await press('button', 'Search');
  await page.getByText('1 answered enquiry with').waitFor();
  const [, csv] = await download('Export as CSV');
  expect(csv.toString().split('\r\n')[1]).toContain(`"${asha}"`);

  await press('link', 'Applications');
  await page.getByText('1 open application').waitFor();
  await press('link', 'Isha Patidar');
  await page.getByRole('heading', { level: 1, name: 'Application of Isha Patidar' }).waitFor();
  const [resume, content] = await download('Download the resume');
  expect(resume.suggestedFilename()).toBe(`Isha-Patidar-resume-${isha}.pdf`);
  expect(sampleResume.equals(content)).toBe(true);
  await press('link', 'Delete …');
  await page.getByText('deletes the application and its resume for good').waitFor();
  await press('button', 'Delete for good');
  await page.getByRole('heading', { level: 1, name: 'Deleted' }).waitFor();
  expect(await createApplicationStore(database).find(isha)).toBeUndefined();
  await page.context().close();
});
