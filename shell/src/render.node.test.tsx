import { renderLayouts } from '@site/kit/prerender/write-layouts';
import { templateAt } from '@site/shared/node/layout-templates';
import { beforeAll, expect, test } from 'vitest';
import { notFoundTitle } from './remotes/page/page-content';
import * as shell from './render';

let layouts: Awaited<ReturnType<typeof renderLayouts>>;
beforeAll(async () => {
  layouts = await renderLayouts(shell);
});

test.each([
  '/',
  '/service',
  '/service/',
  '/Service/web',
  '/healthcare',
  '/Healthcare/clinics',
  '/capital_market',
  '/AboutUs',
  '/vision',
  '/contact',
  '/contact/received',
  '/blog/blog-details',
  '/career',
  '/nowhere/at/all',
])('the template for %s is the layout rendered at that path', async (path) => {
  expect(templateAt(layouts, path).html).toBe((await shell.renderLayout(path)).html);
});

test('each state occurs once, and the menu differs between them', () => {
  const texts = layouts.templates.map(({ html }) => html);
  expect(new Set(texts).size).toBe(texts.length);
  expect(templateAt(layouts, '/service').html).toContain('aria-current="page"');
  expect(templateAt(layouts, '/banking').html).toContain('data-current="true"');
  expect(templateAt(layouts, '/nowhere').html).not.toMatch(/aria-current|data-current/);
});

test('the not-found page has no style attribute, which the security policy forbids', () => {
  expect(layouts.notFound).toEqual({ title: notFoundTitle, markup: expect.stringContaining('404') });
  expect(layouts.notFound.markup).not.toContain('style=');
});
