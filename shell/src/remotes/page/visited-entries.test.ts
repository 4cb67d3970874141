import { expect, test } from 'vitest';
import { readForms } from './form-values';
import { VisitedEntries } from './visited-entries';

const location = (pathname: string) => ({ pathname, key: pathname, search: '', hash: '', state: null });

/** A page with one field. */
function pageWith(name: string): HTMLElement {
  const page = document.createElement('main');
  page.append(Object.assign(document.createElement('input'), { name, value: 'typed' }));
  return page;
}

test('once a form is sent, what was typed in it is forgotten in every entry, and that of other forms is kept', () => {
  const entries = new VisitedEntries(location('/contact'));
  entries.keepTyped(readForms(pageWith('subject')));
  for (const job of ['/career/CareerForm/tester', '/career/CareerForm/weaver']) {
    entries.show(location(job));
    entries.keepTyped(readForms(pageWith('firstName')));
  }
  entries.forgetTyped(['firstName']);
  expect(entries.typed().size).toBe(0);
  entries.show(location('/career/CareerForm/tester'));
  expect(entries.typed().size).toBe(0);
  entries.show(location('/contact'));
  expect([...entries.typed().values()]).toEqual([{ value: 'typed', checked: false }]);
});
