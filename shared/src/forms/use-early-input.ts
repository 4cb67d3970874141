import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepRestorable } from './keep-restorable';

type Input = string | File;

/** The part of a form's state that the hook needs; final-form's `FormApi` has it. */
interface FormState<Field extends string> {
  batch(change: () => void): void;
  /** The value of a file picker is a file, that of any other field a text. */
  change(field: Field, value: unknown): void;
}

interface EarlyInputOptions<Field extends string> {
  /** The names of the fields; a constant. */
  fields: readonly Field[];
  /** Converts typed text into the stored value. */
  parse?: Partial<Record<Field, (text: string) => string>>;
}

/**
 * Keeps a visitor's input that React gets no event for, as the form would clear the fields: from before the scripts loaded,
 * restored by the browser when it loads the page again, or, until it is submitted, filled in by a browser or an extension
 * that sends no event.
 * @param element the form as the server sent it
 */
export function useEarlyInput<Field extends string>(
  element: RefObject<HTMLFormElement | null>,
  form: FormState<Field>,
  { fields, parse }: EarlyInputOptions<Field>,
): void {
  const early = useRef<[Field, Input][]>([]);

  // After hydration, and before the fields write their own values into the elements.
  useLayoutEffect(() => {
    early.current = element.current ? inputIn(element.current, fields) : [];
  }, [element, fields]);

  useEffect(() => {
    const take = (input: [Field, Input][]) =>
      form.batch(() => {
        for (const [field, value] of input)
          form.change(field, typeof value === 'string' ? (parse?.[field]?.(value) ?? value) : value);
      });
    take(early.current);
    early.current = [];
    const sheet = element.current;
    const takeSubmitted = () => sheet && take(inputIn(sheet, fields));
    // Before React, which listens above the form.
    sheet?.addEventListener('submit', takeSubmitted);
    return () => sheet?.removeEventListener('submit', takeSubmitted);
  }, [element, form, fields, parse]);

  useEffect(() => (element.current ? keepRestorable(element.current) : undefined), [element]);
}

function inputIn<Field extends string>({ elements }: HTMLFormElement, fields: readonly Field[]) {
  return fields.flatMap((field): [Field, Input][] => {
    const value = valueIn(elements.namedItem(field));
    return value ? [[field, value]] : [];
  });
}

function valueIn(control: Element | RadioNodeList | null): Input | undefined {
  if (control instanceof HTMLInputElement) {
    return control.readOnly ? undefined : (control.files?.[0] ?? control.value);
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  return undefined;
}
