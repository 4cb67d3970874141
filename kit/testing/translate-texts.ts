/**
 * Replaces each text of a part of a page by an element, as a browser's translator does. It needs nothing from its module, so
 * that Playwright can run it in a page: `locator.evaluate(translateTexts)`.
 */
export function translateTexts(part: Element): void {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const translation = document.createElement('font');
    translation.textContent = `¿${text.data}?`;
    text.replaceWith(translation);
  }
}
