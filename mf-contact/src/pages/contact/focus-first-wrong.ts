import { type EnquiryErrors, enquiryFields } from '@site/shared/contracts/enquiry';

/** Takes the visitor to the first field, in the order of the form, that has to be put right. */
export function focusFirstWrong(sheet: HTMLFormElement, errors: EnquiryErrors): void {
  const wrong = enquiryFields.find((field) => errors[field]);
  const control = wrong && sheet.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
