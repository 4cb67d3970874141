import { enquiryAddress } from '@site/shared/company/company';
import { createFormChallenge, type FormChallenge } from '@site/shared/forms/form-challenge';
import { announceReset } from '@site/shared/forms/form-reset';
import { createSubmissionKeys } from '@site/shared/forms/submission-keys';
import { submitForm } from '@site/shared/forms/submit-form';
import { submitWithAlert } from '@site/shared/forms/submit-with-alert';
import { useEarlyInput } from '@site/shared/forms/use-early-input';
import { checkEnquiry, type Enquiry, enquiryFields, honeypotField } from '@site/shared/site-model/enquiry';
import { Button } from '@site/shared/ui/button';
import { FormFoot, FormSheet } from '@site/shared/ui/form-sheet';
import { PrivacyLink } from '@site/shared/ui/privacy-link';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { contactPage } from '../../content/contact-page';
import { digitsOf } from './digits-of';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { sendEnquiry } from './send-enquiry';

/** Validated on submit first, then on change (requirements §4, §5). */
export function EnquiryForm() {
  const [challenge] = useState(() => createFormChallenge('enquiry'));
  return (
    <Form<Enquiry>
      // Typing renders only the field again, not the form.
      subscription={{ submitting: true }}
      validate={(values) => checkEnquiry(values).errors}
      onSubmit={(enquiry, form) => submit(enquiry, form, challenge)}
    >
      {(form) => <FormContent {...form} onInput={challenge.prepare} />}
    </Form>
  );
}

/** Alerts, log and reset follow requirements §8. */
async function submit(
  enquiry: Enquiry,
  form: FormApi<Enquiry>,
  challenge: FormChallenge,
): Promise<SubmissionErrors> {
  const { alerts } = contactPage;
  const send = async () => sendEnquiry(enquiry, keys, await challenge.take());
  const accepted = await submitWithAlert(send, alerts, keys);
  if (!accepted) return { [FORM_ERROR]: alerts.failure };
  form.restart();
  announceReset(enquiryFields);
  return undefined;
}

type FormContentProps = FormRenderProps<Enquiry> & { onInput: () => void };

function FormContent({ form, submitting, onInput }: FormContentProps) {
  const { heading, intro, button, submitting: sending, privacy } = contactPage.form;
  const element = useRef<HTMLFormElement>(null);
  useEarlyInput(element, form, earlyInput);

  // Without scripts the browser validates and posts the form; with them, the messages are the form's own.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);

  return (
    <FormSheet
      ref={element}
      heading={heading}
      headingId={headingId}
      level={3}
      intro={intro}
      method="post"
      action={enquiryAddress}
      onInput={onInput}
      onSubmit={(event) => submitForm(event, form, enquiryFields)}
      className={styles.sheet}
      data-sending={submitting || undefined}
    >
      <EnquiryFields />
      {/* For programs only: `hidden` hides it from visitors, screen readers, the keyboard and autofill. */}
      <div hidden>
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <FormFoot>
        {/* Not `disabled`, which would lose the focus. The form itself ignores a second submit. */}
        <Button type="submit" aria-disabled={submitting || undefined} className={styles.submit}>
          {submitting ? sending : button}
        </Button>
        <p className={styles.privacy}>
          {privacy} <PrivacyLink />
        </p>
      </FormFoot>
      <p role="status">{submitting && <VisuallyHidden>{sending}</VisuallyHidden>}</p>
    </FormSheet>
  );
}

/** A visitor may leave the page before the answer, come back and send again: that is one submission. */
const keys = createSubmissionKeys();
const headingId = 'enquiry';
const earlyInput = { fields: enquiryFields, parse: { phone: digitsOf } };
