import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@site/kit/testing/journey';

const file = 'mf-careers/src/content/jobs/data-scientist.yaml';
const text = readFileSync(join(import.meta.dirname, 'content/jobs/data-scientist.yaml'), 'utf8');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // A folder of this test in place of the one that an editor chooses.
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('checkout');
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto('/admin/');
  await writeCheckout(page, text);
  await page.getByRole('button', { name: /local repository/i }).click();
  await page.getByRole('row', { name: 'Data Scientist' }).getByText('Data Scientist').click();
});

test('a form keeps a required field, and saves the file as a developer would write it', async ({ page }) => {
  const place = page.getByRole('textbox', { name: 'Place of work' });
  await place.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  expect(await savedText(page)).toBe(text);

  await place.fill('Indore');
  await page.getByRole('button', { name: 'Save' }).click();
  // A file that is replaced between its opening and its reading can't be read.
  await expect(async () =>
    expect(await savedText(page)).toBe(text.replace('location: Bangalore', 'location: Indore')),
  ).toPass();
});

test('a form does not replace a file that has changed since it was read', async ({ page }) => {
  const changed = text.replace('location: Bangalore', 'location: Pune');
  const developer = await page.context().newPage();
  await developer.goto('/');
  await writeCheckout(developer, changed);

  await page.getByRole('textbox', { name: 'Job title' }).fill('Data Engineer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('data-scientist.yaml has changed since this page read it')).toBeVisible();
  expect(await savedText(developer)).toBe(changed);
});

test('a form that was left unsaved offers what was typed', async ({ page }) => {
  const title = page.getByRole('textbox', { name: 'Job title' });
  await title.press('End');
  await title.pressSequentially(' Senior');
  // The editor backs up a draft half a second after the last key.
  await expect.poll(() => backups(page)).toContain('Data Scientist Senior');
  await page.keyboard.press('Escape');

  await page.getByRole('row', { name: 'Data Scientist' }).getByText('Data Scientist').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Data Scientist Senior');
});

function writeCheckout(page: Page, entry: string): Promise<void> {
  return page.evaluate(
    async ([path, content]) => {
      let folder = await navigator.storage.getDirectory();
      folder = await folder.getDirectoryHandle('checkout', { create: true });
      await folder.getDirectoryHandle('.git', { create: true });
      const names = path.split('/');
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await handle.createWritable();
      await stream.write(content);
      await stream.close();
    },
    [file, entry] as const,
  );
}

function savedText(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const names = ['checkout', ...path.split('/')];
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    return (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
  }, file);
}

/** What the editor keeps in the databases of the browser, as JSON. */
function backups(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await resultOf(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(await resultOf(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept);
  });
}
