import { enquiryAddress } from '@site/shared/content/company';
import { type Enquiry, findEnquiryErrors } from '@site/shared/contracts/enquiry';
import { Button } from '@site/shared/ui/button';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { FORM_ERROR, type FormApi, type SubmissionErrors } from 'final-form';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { contactPage } from '../../content/contact-page';
import { adoptTyped } from './adopt-typed';
import { EnquiryFields } from './enquiry-fields';
import styles from './enquiry-form.module.css';
import { focusFirstWrong } from './focus-first-wrong';
import { sendEnquiry } from './send-enquiry';

/** The one form that sends something: checked on submit first, then as the visitor types (specification §4, §5). */
export function EnquiryForm() {
  return (
    <Form<Enquiry> validate={findEnquiryErrors} onSubmit={submit}>
      {(form) => <Sheet {...form} />}
    </Form>
  );
}

/** Alerts, log and reset are contract (specification §8). */
async function submit(enquiry: Enquiry, form: FormApi<Enquiry>): Promise<SubmissionErrors> {
  const { success, failure } = contactPage.alerts;
  try {
    console.log(await sendEnquiry(enquiry));
  } catch (problem) {
    console.error(problem);
    window.alert(failure);
    return { [FORM_ERROR]: failure };
  }
  window.alert(success);
  form.restart();
  return undefined;
}

function Sheet({ handleSubmit, form, submitting }: FormRenderProps<Enquiry>) {
  const { heading, intro, button, submitting: sending, privacy } = contactPage.form;
  const sheet = useRef<HTMLFormElement>(null);

  // Without this script the browser itself checks the fields and posts them; with it, the messages are ours.
  useEffect(() => {
    if (!sheet.current) return;
    sheet.current.noValidate = true;
    adoptTyped(sheet.current, form);
  }, [form]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    handleSubmit(event);
    focusFirstWrong(event.currentTarget, form.getState().errors ?? {});
  };
  return (
    <form
      ref={sheet}
      method="post"
      action={enquiryAddress}
      onSubmit={check}
      className={styles.sheet}
      aria-labelledby={headingId}
      data-sending={submitting || undefined}
    >
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <p className={styles.intro}>{intro}</p>
      <EnquiryFields />
      <div className={styles.foot}>
        {/* Not `disabled`: the keyboard's place would be lost. A second submit ends in the form's own guard. */}
        <Button type="submit" aria-disabled={submitting || undefined}>
          {submitting ? sending : button}
        </Button>
        <p className={styles.privacy}>{privacy}</p>
      </div>
      <p role="status">{submitting && <VisuallyHidden>{sending}</VisuallyHidden>}</p>
    </form>
  );
}

const headingId = 'enquiry';
