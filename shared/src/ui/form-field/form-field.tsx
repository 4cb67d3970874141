import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame';
import styles from './form-field.module.css';

type Control<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithRef<Element>,
  keyof FieldTexts | 'prefix' | 'className' | 'children'
>;

type InputFieldProps = FieldTexts &
  Control<'input'> & {
    /** Shown before the value, but not part of it, for instance `+91`. */
    prefix?: string;
  };

/** One line of text; further props go to the input. */
export function InputField({ label, help, error, id, required, prefix, ...input }: InputFieldProps) {
  const prefixId = useId();
  return (
    <FieldFrame {...{ label, help, error, id, required }} describedBy={prefix && prefixId}>
      {(control) =>
        prefix ? (
          <div className={styles.joined}>
            <span id={prefixId} className={styles.prefix}>
              {prefix}
            </span>
            <input {...input} {...control} className={styles.control} />
          </div>
        ) : (
          <input {...input} {...control} className={styles.control} />
        )
      }
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextareaField({
  label,
  help,
  error,
  id,
  required,
  ...textarea
}: FieldTexts & Control<'textarea'>) {
  return (
    <FieldFrame {...{ label, help, error, id, required }}>
      {(control) => <textarea rows={5} {...textarea} {...control} className={styles.control} />}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldTexts &
  Control<'select'> & {
    options: readonly { value: string; label: string }[];
    /** The label of the empty first option, for instance `Select a state`. */
    placeholder?: string;
  };

/** One of a few choices. */
export function SelectField({
  label,
  help,
  error,
  id,
  required,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, help, error, id, required }}>
      {(control) => (
        <div className={styles.choice}>
          <select {...select} {...control} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.chevron}>
            <path d="m3 6 5 5 5-5" />
          </svg>
        </div>
      )}
    </FieldFrame>
  );
}

/** A file; `accept` limits its type. */
export function FileField({
  label,
  help,
  error,
  id,
  required,
  ...input
}: FieldTexts & Omit<Control<'input'>, 'type'>) {
  return (
    <FieldFrame {...{ label, help, error, id, required }}>
      {(control) => <input {...input} {...control} type="file" className={styles.file} />}
    </FieldFrame>
  );
}
