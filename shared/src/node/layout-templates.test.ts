import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type LayoutTemplates, layoutTemplatesSchema, templateAt } from './layout-templates';

const layout: LayoutTemplates = {
  templates: ['elsewhere', 'home', 'service', 'below service', 'web'].map((html) => ({ html, hoisted: '' })),
  at: { '/': 1, '/service': 2, '/service/web': 4 },
  below: { '/service': 3, '/service/web': 4 },
  notFound: { title: '', markup: '' },
};

test.each([
  ['/', 'home'],
  ['/service', 'service'],
  ['/Service/', 'service'],
  ['/service/cloud', 'below service'],
  ['/service/web', 'web'],
  ['/service/web/shops', 'web'],
  ['/services', 'elsewhere'],
  ['/blog', 'elsewhere'],
])('the layout at %s is that of %s', (path, html) => {
  expect(templateAt(layout, path).html).toBe(html);
});

test('refuses the index of a missing template', () => {
  expect(v.is(layoutTemplatesSchema, layout)).toBe(true);
  expect(v.is(layoutTemplatesSchema, { ...layout, at: { '/': 5 } })).toBe(false);
  expect(v.is(layoutTemplatesSchema, { ...layout, templates: [] })).toBe(false);
});
