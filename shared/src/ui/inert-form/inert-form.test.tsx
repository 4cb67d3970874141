import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InertForm } from './inert-form';

test('does nothing when it is submitted, with and without JavaScript', () => {
  render(
    <>
      <h2 id="heading">Get a quote</h2>
      <InertForm labelledBy="heading">
        <button type="submit">Ask</button>
      </InertForm>
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Get a quote' });
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
  // Outside a dialog browsers do nothing for this method.
  expect(form.getAttribute('method')).toBe('dialog');
});

test('validates no input', () => {
  render(
    <>
      <h2 id="heading">Leave a Comment</h2>
      <InertForm labelledBy="heading">
        <input type="email" aria-label="Email" defaultValue="1" />
      </InertForm>
    </>,
  );
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Leave a Comment' }).noValidate).toBe(true);
});
