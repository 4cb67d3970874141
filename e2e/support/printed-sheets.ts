import { expect, type Page } from '@playwright/test';

/** What fits on a sheet of A4, in CSS pixels. */
const paper = { width: 673, height: 985 };

/** When a page is printed, headings are on the sheet of their text, lists are divided between sheets, and no letter is cut off. */
export async function expectWholeSheets(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await divideIntoSheets(page);
  expect
    .soft(await dividedHeadings(page), 'headings on two sheets, or on the one before their text')
    .toEqual([]);
  expect.soft(await holdingHeadings(page), 'headings in parts that are kept whole').toEqual([]);
  expect.soft(await roundClips(page), 'parts that cut off letters').toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await page.emulateMedia({ media: 'screen' });
}

/** Columns are divided like sheets, and have positions. */
function divideIntoSheets(page: Page): Promise<void> {
  return page.evaluate(({ width, height }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `body { columns: ${width}px; column-gap: 0; column-fill: auto; block-size: ${height}px }
      * { content-visibility: visible }`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, paper);
}

/** The headings that are on two sheets, or on the one before the text below them. */
function dividedHeadings(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const range = document.createRange();
    const sheetsOf = (text: Node) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left }) => Math.floor((left + window.scrollX) / width));
    };
    const shown = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const texts: { heading: Element | null | undefined; sheets: number[] }[] = [];
    for (let text = shown.nextNode(); text; text = shown.nextNode()) {
      const sheets = text.textContent?.trim() ? sheetsOf(text) : [];
      const heading = text.parentElement?.closest('h1, h2, h3, h4');
      if (sheets.length > 0) texts.push({ heading, sheets });
    }
    return texts.flatMap(({ heading, sheets }, index) => {
      const below = texts.slice(index + 1).find((text) => text.heading !== heading);
      const divided = new Set([...sheets, ...(below?.sheets.slice(0, 1) ?? [])]).size > 1;
      return heading && divided ? [heading.outerHTML] : [];
    });
  }, paper.width);
}

/** Headings in a part that is kept whole, which would also hold what follows the part. */
function holdingHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The heading of a section is whole with its lead, and holds on to the section on purpose.
    const isWhole = (part: Element | null): boolean => {
      if (!part) return false;
      const { breakInside, breakAfter } = getComputedStyle(part);
      return (breakInside === 'avoid' && breakAfter === 'auto') || isWhole(part.parentElement);
    };
    return [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .filter((heading) => getComputedStyle(heading).breakAfter === 'avoid')
      .filter(({ parentElement }) => isWhole(parentElement))
      .map(({ outerHTML }) => outerHTML);
  });
}

/** Parts that cut off the corners of their text, which has no padding on paper. */
function roundClips(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // The text within a `progress` is not shown.
    [...document.querySelectorAll<HTMLElement>('main *:not(progress)')]
      .filter((part) => part.checkVisibility() && part.textContent)
      .filter((part) => {
        const { overflowX, borderTopLeftRadius } = getComputedStyle(part);
        return overflowX !== 'visible' && borderTopLeftRadius !== '0px';
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );
}
