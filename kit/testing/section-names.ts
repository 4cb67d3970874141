import { definePlugin, type HtmlElement, Rule } from 'html-validate';

const sectioning = 'article, section';

/** Whether each `article` and `section` has a name that is unique in the page. */
class SectionName extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      const taken = new Set<string>();
      for (const element of document.querySelectorAll(sectioning)) {
        const { tagName } = element;
        const name = labelOf(element, document) ?? headingOf(element);
        if (!name)
          this.report(
            element,
            `<${tagName}> has no name: give it a heading or an aria-label, or make it a <div>`,
          );
        else if (taken.has(name))
          this.report(
            element,
            `another element is named "${name}": give this <${tagName}> its own aria-label`,
          );
        else taken.add(name);
      }
    });
  }
}

/** Plugin for html-validate with the rule `section-name`. */
export const sectionNames = definePlugin({ name: 'section-names', rules: { 'section-name': SectionName } });

function labelOf(element: HtmlElement, document: Pick<HtmlElement, 'querySelector'>): string | undefined {
  const label = element.getAttributeValue('aria-label');
  if (label) return label;
  const ids = element.getAttributeValue('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.map((id) => textOf(document.querySelector(`[id="${id}"]`)));
  return labels.join(' ') || undefined;
}

/** The text of its own heading: a heading in a nested section names that section. */
function headingOf(element: HtmlElement): string {
  const headings = element.querySelectorAll('h1, h2, h3, h4, h5, h6');
  return textOf(headings.find(({ parent }) => parent?.closest(sectioning)?.isSameNode(element)));
}

function textOf(element: HtmlElement | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
