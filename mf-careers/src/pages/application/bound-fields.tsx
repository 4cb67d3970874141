import { fieldSubscription as subscription } from '@site/shared/forms/field-subscription';
import { normaliseField } from '@site/shared/forms/normalise-field';
import { FileField, InputField, SelectField, TextareaField } from '@site/shared/ui/form-field';
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { useField } from 'react-final-form';
import type { ApplicationField } from '../../content/application.schema';

/** The props of a field whose value, name and message come from the form. */
type Bound<Props> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'required'
> & { name: ApplicationField };

interface LineFieldProps extends Bound<ComponentProps<typeof InputField>> {
  /** Normalises the typed value. */
  parse?: (text: string) => string;
  /** The initial value, also after a reset. */
  initialValue?: string | undefined;
}

export function LineField({ name, parse, initialValue, ...field }: LineFieldProps) {
  const { input, meta } = useField<string>(name, { subscription, ...(initialValue && { initialValue }) });
  // Text typed while the application is being sent would be lost with the reset.
  const readOnly = field.readOnly || meta.submitting;
  const normalising = parse && {
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      input.onChange(normaliseField(currentTarget, parse)),
  };
  return (
    <InputField
      {...field}
      {...input}
      {...normalising}
      readOnly={readOnly}
      error={messageOf(meta)}
      aria-required
    />
  );
}

export function ParagraphField({ name, ...field }: Bound<ComponentProps<typeof TextareaField>>) {
  const { input, meta } = useField<string>(name, { subscription });
  return (
    <TextareaField {...field} {...input} readOnly={meta.submitting} error={messageOf(meta)} aria-required />
  );
}

interface ChoiceFieldProps extends Omit<Bound<ComponentProps<typeof SelectField>>, 'placeholder'> {
  /** The label of the empty first option. */
  prompt: string;
}

export function ChoiceField({ name, prompt, ...field }: ChoiceFieldProps) {
  const { input, meta } = useField<string>(name, { subscription });
  return <SelectField {...field} {...input} placeholder={prompt} error={messageOf(meta)} aria-required />;
}

const resumeSubscription = { ...subscription, submitError: true, modifiedSinceLastSubmit: true };

/** Accepts only a PDF (requirements §3.7). Any other file is reported at once, because file pickers let users choose it. */
export function ResumeField({ name, ...field }: Bound<ComponentProps<typeof FileField>>) {
  const { input, meta } = useField<File | undefined>(name, { subscription: resumeSubscription });
  const picker = useRef<HTMLInputElement>(null);
  const file = input.value || undefined;
  const refusal: string | undefined = meta.modifiedSinceLastSubmit ? undefined : meta.submitError;

  // A file input's value can only be cleared: after a reset it must not show the old file.
  const before = useRef(file);
  useEffect(() => {
    if (before.current && !file && picker.current) picker.current.value = '';
    before.current = file;
  }, [file]);

  // Its content is read after the submit, when the other fields are valid.
  useEffect(() => {
    if (refusal) picker.current?.focus();
  }, [refusal]);

  return (
    <FileField
      {...field}
      ref={picker}
      name={name}
      accept="application/pdf,.pdf"
      onChange={(event) => input.onChange(event.target.files?.[0])}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={file ? (meta.error ?? refusal) : messageOf(meta)}
      aria-required
    />
  );
}

/** A field's error: none before the first submit; from then on, the current one (requirements §5). */
function messageOf({ error, submitFailed }: { error?: string; submitFailed?: boolean }): string | undefined {
  return submitFailed ? error : undefined;
}
