import { expect, test, vi } from 'vitest';
import { keepRestorable } from './keep-restorable';

test('after an input no text is the default of its field; a field that is not the visitor’s keeps it', async () => {
  document.body.innerHTML =
    '<form><input name="name" value="Asha"><input name="role" readonly value="Tester"><input type="radio" value="yes"></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const stop = keepRestorable(form);
  const [name, role, choice] = form.querySelectorAll('input');
  if (name) name.value = 'Asha R';
  name?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(name?.hasAttribute('value')).toBe(false), { timeout: 15_000 });
  expect(name?.value).toBe('Asha R');
  expect([role?.getAttribute('value'), choice?.getAttribute('value')]).toEqual(['Tester', 'yes']);
  const leave = [
    () => window.dispatchEvent(new Event('pagehide')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ];
  for (const event of leave) {
    name?.setAttribute('value', 'Asha R');
    event();
    expect(name?.hasAttribute('value')).toBe(false);
  }
  name?.setAttribute('value', 'Asha R');
  stop();
  for (const event of leave) event();
  expect(name?.getAttribute('value')).toBe('Asha R');
});
