import { beforeEach, expect, test, vi } from 'vitest';
import { fillForms, hasFields, moveInput, readForms, typeIntoForms } from './form-values';
import { keepInput } from './keep-input';

const html = `
  <input name="city"><input name="role" value="Tester" readonly><select name="years"><option>1</option><option>2</option></select>
  <input type="checkbox" name="terms"><input type="radio" name="mail" value="yes" checked><input type="radio" name="mail" value="no">
  <input type="password" name="secret"><input type="hidden" name="key" value="a">`;

/** A page with such fields, in the document. */
function page(): HTMLElement {
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = html;
  return element;
}

const field = (of: Element, selector: string) => {
  const found = of.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`No field ${selector}.`);
  return found;
};

/** A page that a visitor has filled in. */
function filledPage(): HTMLElement {
  const from = page();
  field(from, '[name=city]').value = 'Indore';
  field(from, '[name=role]').value = 'Weaver';
  field(from, '[name=years]').value = '2';
  field(from, '[name=terms]').checked = true;
  field(from, '[value=no]').checked = true;
  field(from, '[name=secret]').value = 'pass';
  return from;
}

const state = (of: Element) => ({
  city: field(of, '[name=city]').value,
  years: field(of, '[name=years]').value,
  terms: field(of, '[name=terms]').checked,
  no: field(of, '[value=no]').checked,
  secret: field(of, '[name=secret]').value,
});
const filled = { city: 'Indore', years: '2', terms: true, no: true, secret: '' };

beforeEach(() => document.body.replaceChildren());

test('puts texts and choices back, but no password', () => {
  const to = page();
  fillForms(to, readForms(filledPage()));
  expect(state(to)).toEqual(filled);
});

test('types texts and choices with the events that React listens for, and leaves fixed fields', () => {
  const to = page();
  const changes = vi.fn();
  for (const type of ['input', 'change'])
    to.addEventListener(type, ({ target }) => changes((target as HTMLInputElement).name));
  typeIntoForms(to, readForms(filledPage()));
  expect(state(to)).toEqual(filled);
  expect(field(to, '[name=role]').value).toBe('Tester');
  expect(new Set(changes.mock.calls.flat())).toEqual(new Set(['city', 'years', 'terms', 'mail']));
});

test('moves the focus with the input, unless the visitor has moved on', () => {
  const [from, to] = [filledPage(), page()];
  moveInput(from, to, field(from, '[name=city]'));
  expect(document.activeElement).toBe(field(to, '[name=city]'));
  moveInput(from, to, field(from, '[name=years]'));
  expect(document.activeElement).toBe(field(to, '[name=city]'));
});

test('follows the focus of a visitor until the fields are replaced', () => {
  const part = document.body.appendChild(document.createElement('div'));
  part.innerHTML = '<form><input name="city"><input name="street"></form>';
  const move = keepInput(part);
  field(part, '[name=street]').focus();
  part.innerHTML = '<form><input name="city"><input name="street"></form>';
  move();
  expect(document.activeElement).toBe(field(part, '[name=street]'));
});

test('values are those of a form if they have all its fields, whatever else its page has', () => {
  const values = readForms(filledPage());
  expect(hasFields(values, ['city', 'role'])).toBe(true);
  expect(hasFields(values, ['city', 'email'])).toBe(false);
});
