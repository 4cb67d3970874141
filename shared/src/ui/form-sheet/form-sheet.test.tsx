import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormFoot, FormSheet } from './form-sheet';

it('is a form named by its heading, with the introduction before the fields and the button at the end', () => {
  const { getByRole } = renderPage(
    <FormSheet heading="Write to us" headingId="write" level={3} intro="Two fields." method="dialog">
      <input aria-label="Name" />
      <FormFoot>
        <button type="submit">Send</button>
      </FormFoot>
    </FormSheet>,
  );
  const form = getByRole('form', { name: 'Write to us' });
  expect(form.getAttribute('method')).toBe('dialog');
  expect(within(form).getByRole('heading', { level: 3 }).nextElementSibling?.textContent).toBe('Two fields.');
  expect(within(form).getByRole('button', { name: 'Send' })).toBeDefined();
});
