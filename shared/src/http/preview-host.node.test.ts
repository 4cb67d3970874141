import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { company } from '../company/company';
import { previewHostSetting, previewLabel, previewUrl } from './preview-host';

const id = '0123456789abcdefghijklmnop';

test.each([
  [`${id}.preview.example`, 'preview.example', id],
  [`${id.toUpperCase()}.Preview.Example.`, 'preview.example', id],
  [`${id}.localhost`, 'localhost:3000', id],
  [`${id}.localhost:4000`, 'localhost', id],
  ['www.preview.example', 'preview.example', 'www'],
  [`a.${id}.preview.example`, 'preview.example', `a.${id}`],
  ['preview.example', 'preview.example', undefined],
  ['localhost', 'localhost', undefined],
  [`${id}.otherpreview.example`, 'preview.example', undefined],
  [`${id}.preview.example.evil.example`, 'preview.example', undefined],
])('%s is below %s as %s', (requested, host, label) => {
  expect(previewLabel(requested, host)).toBe(label);
});

test.each([
  ['preview.example', undefined, `https://${id}.preview.example/`],
  ['preview.example:8443', '/career', `https://${id}.preview.example:8443/career`],
  ['localhost:3000', '/career', `http://${id}.localhost:3000/career`],
  ['site.localhost', '/', `http://${id}.site.localhost/`],
])('a preview below %s is at %s', (host, path, url) => {
  expect(previewUrl(id, host, path)).toBe(url);
});

test.each(['', 'preview.example', 'localhost', 'localhost:3000', 'a-b.preview.example:8443'])(
  'PREVIEW_HOST=%s is taken',
  (host) => expect(v.is(previewHostSetting.read, host)).toBe(true),
);

test.each([
  'https://preview.example',
  'preview.example/',
  '.preview.example',
  '*.preview.example',
  'Preview.example',
  '127.0.0.1:3000',
  'preview.example:port',
  // Then the website would be a preview.
  new URL(company.website).hostname.replace(/^www\./, ''),
  // Its scripts could set cookies for the website.
  `preview.${new URL(company.website).hostname.replace(/^www\./, '')}`,
  `preview.${new URL(company.website).hostname}:8443`,
])('PREVIEW_HOST=%s is refused', (host) => expect(v.is(previewHostSetting.read, host)).toBe(false));

test('commands start with a website that is no URL, so that the build can name the mistake', async () => {
  vi.resetModules();
  vi.doMock('../company/company', () => ({ company: { ...company, website: 'www.malvanta.example' } }));
  await expect(import('./preview-host')).resolves.toBeDefined();
});
