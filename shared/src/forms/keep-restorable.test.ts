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
  name?.setAttribute('value', 'Asha R');
  window.dispatchEvent(new Event('pagehide'));
  expect(name?.hasAttribute('value')).toBe(false);
  name?.setAttribute('value', 'Asha R');
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(name?.getAttribute('value')).toBe('Asha R');
});
