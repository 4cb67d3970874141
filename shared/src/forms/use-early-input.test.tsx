import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useEarlyInput } from './use-early-input';

const fields = ['name', 'phone', 'city', 'message', 'role', 'nothing'] as const;
const parse = { phone: (text: string) => text.replaceAll(' ', '') };
const form = { batch: (change: () => void) => change(), change: vi.fn() };

function Form() {
  const sheet = useRef<HTMLFormElement>(null);
  useEarlyInput(sheet, form, { fields, parse });
  return (
    <form ref={sheet}>
      <input name="name" />
      <input name="phone" />
      <select name="city">
        <option value="">Select a city</option>
        <option>Indore</option>
      </select>
      <textarea name="message" />
      <input name="role" readOnly />
      <input name="nothing" />
    </form>
  );
}

it('copies the input from before the script loaded once, and no empty field', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
  const control = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  for (const [name, value] of [
    ['name', 'Asha'],
    ['phone', '0731 255'],
    ['city', 'Indore'],
    ['message', 'Hello'],
    ['role', 'Not the visitor’s to fill in'],
  ] as const) {
    const field = control(name);
    if (field) field.value = value;
  }
  const site = await act(async () => hydrateRoot(place, <Form />));
  await act(async () => site.render(<Form />));
  expect(form.change.mock.calls).toEqual([
    ['name', 'Asha'],
    ['phone', '0731255'],
    ['city', 'Indore'],
    ['message', 'Hello'],
  ]);
  await act(async () => site.unmount());
  place.remove();
});

it('copies input that came without an event when the form is submitted', () => {
  const { container } = render(<Form />);
  form.change.mockClear();
  const phone = container.querySelector<HTMLInputElement>('[name="phone"]');
  if (phone) phone.value = '0731 255';
  expect(form.change).not.toHaveBeenCalled();
  fireEvent.submit(container.querySelector('form') ?? container);
  expect(form.change.mock.calls).toEqual([['phone', '0731255']]);
});
