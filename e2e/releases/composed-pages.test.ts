import { join } from 'node:path';
import { siteFolder } from '@site/delivery/workspace';
import { htmlFaults } from '@site/kit/testing/html-faults';
import { describe, expect, test } from 'vitest';
import { deadReferences, readComposedPages } from '../support/composed-pages';

const folder = join(siteFolder, 'current');
const composed = await readComposedPages(folder);

describe.each([...composed.pages, composed.notFound])('$path', (page) => {
  test('keeps the HTML standard and is made for assistive technology', async () => {
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test('names nothing of this site that is not there', () => {
    expect(deadReferences(page, composed, [folder, siteFolder])).toEqual([]);
  });
});
