import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseNested } from '@site/delivery/compose/markup/parse-nested';
import { siteFolder } from '@site/delivery/registry/workspace';
import { pngSignature, readPng } from '@site/delivery/testing/read-png';
import { attribute } from '@site/kit/browser/html-tree';
import { htmlFaults } from '@site/kit/testing/html-faults';
import { describe, expect, test } from 'vitest';
import { type ComposedPage, deadReferences, readComposedPages } from '../support/composed-pages';
import { composedSnapshot } from '../support/composed-snapshot';

const folder = composedSnapshot(siteFolder);
const composed = await readComposedPages(folder);

describe.each([...composed.pages, composed.notFound])('$path', (page) => {
  test('is valid HTML and supports assistive technology', async () => {
    expect(await htmlFaults(page.html)).toEqual([]);
  });

  test('closes every element where HTML allows it', () => {
    expect(() => parseNested(page.path, page.html)).not.toThrow();
  });

  test('references nothing of this site that does not exist', () => {
    expect(deadReferences(page, composed, [folder, siteFolder])).toEqual([]);
  });
});

test('every page is complete as sent: no fallback, nothing that a script has to insert, no inline style, links to other pages', () => {
  for (const { path, html, elements } of composed.pages) {
    expect(html, path).not.toMatch(/<template|\$RC\(|\$RS\(|<!--\$\?-->/);
    expect(html, path).not.toMatch(/<[^>]+\sstyle=/);
    expect(
      elements.filter(({ tagName }) => tagName === 'h1'),
      path,
    ).toHaveLength(1);
    expect(
      elements.map((element) => attribute(element, 'href')),
      path,
    ).toContain('/career');
  }
});

test('no two paths share a title or a description', () => {
  const titles = composed.pages.map(({ html }) => /<title[^>]*>([^<]+)/.exec(html)?.[1]);
  const descriptions = composed.pages.map((page) => inHead(page, 'name', 'description', 'content'));
  for (const texts of [titles, descriptions]) {
    expect(texts.every(Boolean)).toBe(true);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('every page names its canonical URL and its own share image, which exists', () => {
  const images = composed.pages.map((page) => {
    // The two paths of the team page share one canonical URL.
    const canonical = page.path === '/ourteam' ? '/team' : page.path;
    expect(new URL(inHead(page, 'rel', 'canonical', 'href')).pathname).toBe(canonical);
    const image = new URL(inHead(page, 'property', 'og:image', 'content')).pathname;
    expect(readPng(readFileSync(join(folder, image))).signature).toBe(pngSignature);
    return image;
  });
  expect(new Set(images).size).toBeGreaterThanOrEqual(images.length - 1);
});

test('a page is painted before its scripts are fetched, and they are compiled during the download', () => {
  for (const { elements } of composed.pages) {
    const preloaded = elements.filter((element) => attribute(element, 'as') === 'script');
    expect(preloaded.map((element) => attribute(element, 'href'))).toEqual([
      expect.stringMatching(/\/load-after-paint\.\w+\.js$/),
    ]);
  }
  const listed = composed.pages.flatMap(({ html }) => html.match(/\/releases\/[^"]+\.js(?=")/g) ?? []);
  const scripts = [...new Set(listed)].filter((script) => !script.includes('/load-after-paint.'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(readFileSync(join(siteFolder, script), 'utf8'), script).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});

/** An attribute of the element that another attribute selects, for instance the `href` of `rel="canonical"`. */
function inHead({ elements }: ComposedPage, key: string, value: string, wanted: string): string {
  const found = elements.find((element) => attribute(element, key) === value);
  return (found && attribute(found, wanted)) ?? '';
}
