import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Application, type ApplicationField, applicationFields } from '../../content/application.schema';
import { digitsOf } from './digits-of';

type EarlyInput = [ApplicationField, string | File][];

/**
 * Keeps what a visitor filled in before the scripts arrived: the form begins empty and would clear the fields.
 * @param sheet the form element as the server sent it
 */
export function useEarlyInput(sheet: RefObject<HTMLFormElement | null>, form: FormApi<Application>): void {
  const early = useRef<EarlyInput>([]);

  // The first moment after React has taken over the elements, and before the fields write their own values into them.
  useLayoutEffect(() => {
    early.current = sheet.current ? inputIn(sheet.current) : [];
  }, [sheet]);

  useEffect(() => {
    form.batch(() => {
      for (const [field, value] of early.current) form.change(field, value);
    });
    early.current = [];
  }, [form]);
}

function inputIn({ elements }: HTMLFormElement): EarlyInput {
  return applicationFields.flatMap((field) => {
    const value = valueIn(elements.namedItem(field));
    return value ? [[field, field === 'phone' && typeof value === 'string' ? digitsOf(value) : value]] : [];
  });
}

function valueIn(control: Element | RadioNodeList | null): string | File | undefined {
  if (control instanceof HTMLInputElement) {
    return control.readOnly ? undefined : (control.files?.[0] ?? control.value);
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  return undefined;
}
