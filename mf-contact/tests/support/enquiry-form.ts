import type { Page } from '@playwright/test';
import { contactPage } from '../../src/content/contact-page';

const { heading, fields } = contactPage.form;

export type Enquiry = Record<keyof typeof fields, string>;

/** A visitor's input, in the order of the form. */
export const typed: Enquiry = {
  firstName: 'Asha',
  lastName: ' Verma',
  email: 'asha@mill',
  phone: '07312550100',
  subject: 'Stock app',
  message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.',
};

export function enquiryForm(page: Page) {
  const form = page.getByRole('form', { name: heading });
  const field = (name: keyof Enquiry) => form.getByRole('textbox', { name: fields[name].label, exact: true });
  const button = form.getByRole('button');
  return {
    form,
    field,
    button,
    send: () => button.click(),
    fill: async (enquiry: Partial<Enquiry>) => {
      for (const [name, text] of textsOf(enquiry)) await field(name).fill(text);
    },
    /** The error messages, in the order of the fields. */
    messages: () => form.locator('[aria-live]').filter({ hasText: /\S/ }).allTextContents(),
  };
}

/** The fields of an enquiry with their texts. */
export function textsOf(enquiry: Partial<Enquiry>): [keyof Enquiry, string][] {
  return Object.entries(enquiry) as [keyof Enquiry, string][];
}
