import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, siteFolder } from '@site/delivery/registry/workspace';
import { type ComposedSite, composedSiteFile } from '@site/shared/node/composed-site';
import { expect, test } from 'vitest';
import { composedSnapshot } from '../support/composed-snapshot';

const site: ComposedSite = JSON.parse(
  readFileSync(join(composedSnapshot(siteFolder), composedSiteFile), 'utf8'),
);

/** The paths in the table of requirements §2.2, `…-right` expanded. */
function specifiedAddresses(): string[] {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const section = requirements.split('### 2.2 ')[1]?.split('\n### ')[0] ?? '';
  return [...section.matchAll(/^\| (`\/.*?) \|/gm)].flatMap(([, cell = '']) => {
    const spelled = [...cell.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address);
    const last = spelled.findLast((address) => address.startsWith('/')) ?? '';
    // `<job>` stands for each of them.
    const written = spelled.filter((address) => !address.includes('<'));
    return written.map((address) => address.replace('…', last));
  });
}

test('every path of the requirements is a page of the composed site, with the same spelling', () => {
  const specified = specifiedAddresses();
  expect(specified).toHaveLength(47);
  expect(specified).toContain('/blog/blog-details-center');
  expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
});

test('old paths of the earlier site redirect', () => {
  expect(site.redirects).toEqual(
    expect.arrayContaining([
      { from: '/v', to: '/vision' },
      { from: '/contact.html', to: '/contact' },
    ]),
  );
});
