import { fieldSubscription } from '@site/shared/forms/field-subscription';
import { normaliseField } from '@site/shared/forms/normalise-field';
import type { EnquiryField } from '@site/shared/site-model/enquiry';
import { InputField, TextareaField } from '@site/shared/ui/form-field';
import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { contactPage } from '../../content/contact-page';
import { digitsOf } from './digits-of';
import styles from './enquiry-fields.module.css';

/** The six fields, with the names and the order of the enquiry (requirements §2.10). */
export function EnquiryFields() {
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <LineField name="firstName" autoComplete="given-name" />
        <LineField name="lastName" autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <LineField name="email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
        <PhoneField />
      </div>
      <LineField name="subject" />
      <MessageField />
    </div>
  );
}

function LineField({ name, ...rest }: { name: EnquiryField } & Partial<ComponentProps<typeof InputField>>) {
  return <InputField {...rest} {...useEnquiryField(name)} />;
}

function PhoneField() {
  const field = useEnquiryField('phone');
  return (
    <InputField
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      onChange={(event) => field.onChange(normaliseField(event.currentTarget, digitsOf))}
    />
  );
}

function MessageField() {
  return <TextareaField {...useEnquiryField('message')} rows={5} />;
}

/** The props of a field: its texts, and its registration in the form. */
function useEnquiryField(name: EnquiryField) {
  const { input, meta } = useField<string>(name, { subscription: fieldSubscription });
  return {
    ...contactPage.form.fields[name],
    // No message before the first submit; from then on, the current error (requirements §5).
    error: meta.submitFailed ? meta.error : undefined,
    required: true,
    ...input,
    // Text typed while the enquiry is being sent would be lost with the reset.
    readOnly: meta.submitting,
  };
}
