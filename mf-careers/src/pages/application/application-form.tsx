import { company } from '@site/shared/company/company';
import { createFormChallenge, type FormChallenge } from '@site/shared/forms/form-challenge';
import { announceReset } from '@site/shared/forms/form-reset';
import { createSubmissionKeys } from '@site/shared/forms/submission-keys';
import { submitForm } from '@site/shared/forms/submit-form';
import { submitWithAlert } from '@site/shared/forms/submit-with-alert';
import { useEarlyInput } from '@site/shared/forms/use-early-input';
import { applicationFields, applicationTextFields } from '@site/shared/site-model/application';
import { Button } from '@site/shared/ui/button';
import { FormFoot, FormSheet } from '@site/shared/ui/form-sheet';
import { PrivacyLink } from '@site/shared/ui/privacy-link';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type MouseEvent, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { type Application, findApplicationErrors } from '../../content/application.schema';
import { applicationPage } from '../../content/application-page';
import { ApplicationFields } from './application-fields';
import styles from './application-form.module.css';
import { ApplicationsOffNotice } from './applications-off-notice';
import { checkResume } from './check-resume';
import { digitsOf } from './digits-of';
import { sendApplication } from './send-application';
import { type Draft, useDraft } from './use-draft';

interface ApplicationFormProps {
  /** For links inside the page. */
  id: string;
  /** The title of the chosen job. */
  role: string | undefined;
  /** Where applications are sent; default: as configured in company.json. */
  endpoint?: string | undefined;
  /** Default: the one of this visit. */
  draft?: Draft;
}

/**
 * Logs the application to the console and resets; it sends nothing (requirements §7) unless company.json sets an endpoint.
 * Validated on submit first, then on change (requirements §5).
 */
export function ApplicationForm({
  id,
  role,
  endpoint = company.applicationEndpoint,
  draft = draftOfVisit,
}: ApplicationFormProps) {
  const [wasReset, setWasReset] = useState(false);
  const [challenge] = useState(() => createFormChallenge('application'));
  return (
    <Form<Application>
      // Typing renders only the field again, not the form.
      subscription={{ pristine: true, submitting: true }}
      validate={(values) => findApplicationErrors(values, endpoint !== undefined)}
      onSubmit={(application, form) => {
        const startAgain = () => {
          form.restart();
          // Also that of a form that the visitor has left before the answer.
          draft.texts = {};
          announceReset(applicationTextFields);
          setWasReset(true);
        };
        if (endpoint !== undefined) return send(endpoint, application, { challenge, startAgain });
        console.log(application);
        return startAgain();
      }}
    >
      {(form) => (
        <FormContent
          {...form}
          {...{ id, role, draft, wasReset }}
          sends={endpoint !== undefined}
          onInput={endpoint === undefined ? undefined : challenge.prepare}
        />
      )}
    </Form>
  );
}

interface Submission {
  challenge: FormChallenge;
  startAgain: () => void;
}

/** Shows the enquiry form's alerts (requirements §8), unless the resume is wrong. After a failure the fields keep their values. */
async function send(
  endpoint: string,
  application: Application,
  { challenge, startAgain }: Submission,
): Promise<SubmissionErrors> {
  const resume = await checkResume(application.resume);
  if (resume) return { resume };
  const { alerts } = applicationPage;
  const post = async () => sendApplication(endpoint, application, keys, await challenge.take());
  const accepted = await submitWithAlert(post, alerts, keys);
  if (!accepted) return { [FORM_ERROR]: alerts.failure };
  startAgain();
  return undefined;
}

type FormContentProps = FormRenderProps<Application> &
  Omit<ApplicationFormProps, 'endpoint' | 'draft'> & {
    draft: Draft;
    sends: boolean;
    wasReset: boolean;
    onInput: (() => void) | undefined;
  };

function FormContent({
  form,
  pristine,
  submitting,
  id,
  role,
  draft,
  sends,
  wasReset,
  onInput,
}: FormContentProps) {
  const { heading, intro, button, submitting: sending, reset } = applicationPage.form;
  const element = useRef<HTMLFormElement>(null);
  useDraft(form, draft);
  useEarlyInput(element, form, earlyInput);
  return (
    // Outside a dialog the method `dialog` submits nothing, so nothing is sent without JavaScript.
    <FormSheet
      ref={element}
      id={id}
      heading={heading}
      headingId={`${id}-heading`}
      level={2}
      intro={intro}
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => submitForm(event, form, applicationFields)}
    >
      <ApplicationsOffNotice role={role} sends={sends} />
      <ApplicationFields role={role} />
      <FormFoot>
        {/* Not `disabled`, which would lose the focus. The form itself ignores a second submit. */}
        <Button type="submit" aria-disabled={submitting || undefined} onClick={ignoreSecondOfTwo}>
          {submitting ? sending : button}
        </Button>
        <p role="status" className={styles.status}>
          {submitting ? sending : wasReset && pristine && reset}
        </p>
        {sends && (
          <p className={styles.privacy}>
            <PrivacyLink />
          </p>
        )}
      </FormFoot>
    </FormSheet>
  );
}

/** The second click of a double click would submit the form that the first one has emptied. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** A visitor may leave the page before the answer, come back and send again: that is one submission. */
const keys = createSubmissionKeys();
const draftOfVisit: Draft = { texts: {} };
const earlyInput = { fields: applicationFields, parse: { phone: digitsOf } };
