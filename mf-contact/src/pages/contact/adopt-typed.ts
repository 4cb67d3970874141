import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';
import type { FormApi } from 'final-form';
import { digitsOf } from './keep-digits';

/**
 * Takes over what already stands in the fields. The page can be filled in before its script is there, and browsers
 * fill in again what stood there before a reload.
 */
export function adoptTyped(sheet: HTMLFormElement, form: FormApi<Enquiry>): void {
  form.batch(() => {
    for (const field of enquiryFields) {
      const control = sheet.elements.namedItem(field);
      const typed = control && 'value' in control ? control.value : '';
      if (typed) form.change(field, field === 'phone' ? digitsOf(typed) : typed);
    }
  });
}
