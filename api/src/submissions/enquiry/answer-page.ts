import { enquiryAddress } from '@site/shared/company/company';
import { enquiryFields } from '@site/shared/contracts/enquiry';
import { parse, serialize } from 'parse5';
import * as tree from './page-tree';

/** What a visitor without JavaScript is told about the form that was posted. */
export type FormAnswer =
  | { kind: 'stored'; id: string }
  /** The form again, with what was typed as far as it is known; both by the fields' names. */
  | {
      kind: 'refused';
      problem: string;
      typed: Partial<Record<string, string>>;
      errors: Partial<Record<string, string>>;
    };

const words = {
  /** As the alert that a visitor with JavaScript sees (specification §8). */
  stored: 'Form submitted successfully!',
  thanks: 'Thank you. We will answer by e-mail or telephone.',
  another: 'Send another enquiry',
};

/**
 * Writes an answer into the composed contact page, so that it always has the look of the live release. The page is taken
 * as it is found: of what a release has renamed or left out the answer shows less, but it comes.
 * The answer has no scripts. They would build the page anew as it was composed, and what was typed would be gone.
 * @param page the contact page
 * @returns undefined when it has no enquiry form
 */
export function composeAnswer(page: string, answer: FormAnswer): string | undefined {
  const document = parse(page);
  const form = tree.find(
    document,
    (each) => each.tagName === 'form' && tree.attribute(each, 'action') === enquiryAddress,
  );
  if (!form) return undefined;
  for (const each of tree.elementsIn(document)) if (isScript(each)) tree.remove(each);
  const title = tree.find(document, ({ tagName }) => tagName === 'title');
  const news = answer.kind === 'stored' ? words.stored : 'Error:';
  if (title) tree.setText(title, `${news} ${tree.textOf(title)}`);
  if (answer.kind === 'stored') showReceived(form, answer.id);
  else showRefused(form, answer);
  return serialize(document);
}

/** Facts for search engines are scripts by name only. */
function isScript(element: tree.Element): boolean {
  if (element.tagName === 'script') return tree.attribute(element, 'type') !== 'application/ld+json';
  return element.tagName === 'link' && tree.attribute(element, 'as') === 'script';
}

/** The sheet of the form stays, with the good news on it. */
function showReceived(form: tree.Element, id: string) {
  const heading = tree.find(form, ({ tagName }) => /^h[1-6]$/.test(tagName));
  const text = tree.find(form, isText);
  const news = tree.make(heading?.tagName ?? 'h2', words.stored, heading);
  const anotherPlace = tree.make('p', '', text);
  const another = tree.make('a', words.another);
  tree.setAttribute(another, 'href', '/contact');
  tree.append(anotherPlace, another);
  const sheet = tree.make('div', '', form);
  const parts = [
    news,
    tree.make('p', words.thanks, text),
    tree.make('p', `Reference: ${id}`, text),
    anotherPlace,
  ];
  for (const part of parts) tree.append(sheet, part);
  tree.setAttribute(sheet, 'role', 'status');
  takeVisitorTo(sheet);
  tree.replace(form, sheet);
}

function showRefused(
  form: tree.Element,
  { problem, typed, errors }: Extract<FormAnswer, { kind: 'refused' }>,
) {
  const intro = tree.find(form, isText);
  let firstWrong: tree.Element | undefined;
  for (const field of enquiryFields) {
    const control = tree.find(form, (each) => tree.attribute(each, 'name') === field);
    if (!control) continue;
    if (typed[field] !== undefined) fillIn(control, typed[field]);
    if (errors[field] === undefined) continue;
    showError(control, errors[field]);
    firstWrong ??= control;
  }
  const alert = tree.make('span', problem, errorPlaces(form).next().value);
  tree.setAttribute(alert, 'role', 'alert');
  if (intro) tree.setText(intro, '');
  tree.putFirst(intro ?? form, alert);
  takeVisitorTo(firstWrong ?? alert);
}

/** A paragraph that says something from the start; the places for messages don't. */
function isText(element: tree.Element): boolean {
  return element.tagName === 'p' && tree.textOf(element) !== '';
}

function fillIn(control: tree.Element, value: string) {
  // A browser leaves out the first line break of a text area.
  if (control.tagName === 'textarea') tree.setText(control, `\n${value}`);
  else tree.setAttribute(control, 'value', value);
}

/** The place for a field's message is the first one after the field: the form's own script puts it there, too. */
function showError(control: tree.Element, message: string) {
  const id = `${tree.attribute(control, 'id') ?? tree.attribute(control, 'name')}-error`;
  const place = control.parentNode && errorPlaces(control.parentNode).next().value;
  const shown = place ?? tree.make('p', '');
  tree.setText(shown, message);
  tree.setAttribute(shown, 'id', id);
  if (!place && control.parentNode) tree.append(control.parentNode, shown);
  const described = [tree.attribute(control, 'aria-describedby'), id].filter(Boolean).join(' ');
  tree.setAttribute(control, 'aria-describedby', described);
  tree.setAttribute(control, 'aria-invalid', 'true');
}

function* errorPlaces(node: tree.Parent): Generator<tree.Element, undefined> {
  for (const each of tree.elementsIn(node)) if (tree.attribute(each, 'aria-live')) yield each;
  return undefined;
}

/** The page opens where the answer is, also for those who hear it. */
function takeVisitorTo(element: tree.Element) {
  if (!tree.attribute(element, 'name')) tree.setAttribute(element, 'tabindex', '-1');
  tree.setAttribute(element, 'autofocus', '');
}
