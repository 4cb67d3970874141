import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { visitPage } from './visit-page';

const rest = { isHydrated: true, headings: 1, shift: 0, violations: [] };
const limits = { pageMs: 10_000, hydrationMs: 0, shift: 0 };

/** A page that logs errors of these texts, each from the script at the URL. */
function pageThatLogs(...errors: [text: string, url: string][]): Page {
  const page = Object.assign(new EventEmitter(), {
    mainFrame: () => page,
    goto: async () => {
      page.emit('framenavigated', page);
      for (const [text, url] of errors)
        page.emit('console', {
          type: () => 'error',
          text: () => text,
          location: () => ({ url, lineNumber: 0, columnNumber: 0 }),
        });
    },
    evaluate: async () => rest,
    screenshot: async () => Buffer.from(''),
  });
  return page as unknown as Page;
}

test('a file that could not be loaded is named; a text that only looks like it is reported as it is', async () => {
  const text = 'Failed to load resource: 404';
  // A page's scripts may be named anything, and have no URL where a timer calls the console.
  const page = pageThatLogs([text, 'http://localhost/van.jpg'], [text, ''], [text, 'van']);
  const { faults } = await visitPage(page, 'http://localhost/', limits);
  expect(faults.map((fault) => fault.text)).toEqual([`${text} /van.jpg`, text, text]);
});
