import type { Page } from '@playwright/test';

/** Sets the browser's default font size, in pixels: 16 unless a visitor has changed it. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Spaces lines, letters and words as far as a page has to bear (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return addRules(
    page,
    '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-block-end: 2em }',
  );
}

/** Ends labels, buttons and links with a word that is wider than a phone. */
export function lengthenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const each of document.querySelectorAll('dt, label, main a:not(nav *), footer a'))
      (each.querySelector('span') ?? each).append(' Donaudampfschifffahrtsgesellschaftskapitänswitwe');
  });
}

/** Lays out what is far from the window, too: otherwise its elements have no position or their last one. */
export function layOutAll(page: Page): Promise<void> {
  return addRules(page, '* { content-visibility: visible }');
}

/** Rules without a layer win over those of the site. */
function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** What is outside of the window: the page, buttons, links of the header, and texts, which `overflow: clip` can cut off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = document.createRange();
    const textOf = (element: Element) => {
      text.selectNodeContents(element);
      return text;
    };
    const outside = (selector: string, boxOf: (element: Element) => Element | Range) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => boxOf(element).getBoundingClientRect().right > innerWidth + 1)
        .map(({ outerHTML }) => outerHTML);
    // A breadcrumb is in one line in wider windows, and cut off where the heading repeats it.
    const crumbs = matchMedia('(width < 20rem)').matches
      ? [...document.querySelectorAll('main nav [aria-current]')]
      : [];
    const { scrollWidth } = document.documentElement;
    return [
      ...crumbs
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML),
      ...(scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide.`] : []),
      ...outside('header a, button', (element) => element),
      // The slides of a carousel are next to each other.
      ...outside(':is(h1, h2, h3, h4, p):not([aria-roledescription="carousel"] li *)', textOf),
    ];
  });
}
