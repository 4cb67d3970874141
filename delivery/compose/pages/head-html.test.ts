import { expect, test } from 'vitest';
import { headHtml } from './head-html';

const head = { title: 'R&D "jobs"', description: '<Openings>', path: '/career' };

test('writes each element of the head once, and no text of it is read as HTML', () => {
  const html = headHtml(head);
  expect(html).toMatch(/^<title>R&amp;D &quot;jobs&quot; \| /);
  expect(html).toContain('<meta name="description" content="&lt;Openings&gt;">');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/career">/);
  const names = [...html.matchAll(/<(?:title|(?:meta|link) \w+="[^"]+")/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(html).not.toContain('robots');
});

test('excludes a page from search engines on request', () => {
  expect(headHtml({ ...head, noindex: true })).toContain('<meta name="robots" content="noindex">');
});
