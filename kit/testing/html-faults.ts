import { HtmlValidate } from 'html-validate';
import { sectionNames } from './section-names';

/** The rules of the HTML standard, and further requirements of assistive technology. */
const rules = new HtmlValidate({
  root: true,
  plugins: [sectionNames],
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'section-name': 'error', 'input-missing-label': 'error', 'no-missing-references': 'error' },
});

/**
 * Checks a page against the HTML standard and rules of accessibility.
 * @param html the whole document
 * @returns a sentence for each error, with its position in the page; empty when there is none
 */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await rules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ selector, message, ruleId }) => `${selector ?? 'the document'}: ${message} (${ruleId})`),
  );
}
