import { focusFirstWrong } from '@site/shared/forms/focus-first-wrong';
import { useEarlyInput } from '@site/shared/forms/use-early-input';
import { Button } from '@site/shared/ui/button';
import { FormFoot, FormSheet } from '@site/shared/ui/form-sheet';
import { type FormEvent, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { type Application, applicationFields, findApplicationErrors } from '../../content/application.schema';
import { applicationPage } from '../../content/application-page';
import { ApplicationFields } from './application-fields';
import styles from './application-form.module.css';
import { digitsOf } from './digits-of';

interface ApplicationFormProps {
  /** Where a link inside the page finds the form. */
  id: string;
  /** The title of the chosen job. */
  role: string | undefined;
}

/**
 * The form logs the application to the console and starts again; it sends nothing (specification §7).
 * It is checked on submit first, then on change (specification §5).
 */
export function ApplicationForm({ id, role }: ApplicationFormProps) {
  const [wasReset, setWasReset] = useState(false);
  return (
    <Form<Application>
      validate={findApplicationErrors}
      onSubmit={(application, form) => {
        console.log(application);
        form.restart();
        setWasReset(true);
      }}
    >
      {(form) => <Sheet {...form} id={id} role={role} wasReset={wasReset} />}
    </Form>
  );
}

type SheetProps = FormRenderProps<Application> & ApplicationFormProps & { wasReset: boolean };

function Sheet({ handleSubmit, form, pristine, id, role, wasReset }: SheetProps) {
  const { heading, intro, button, reset } = applicationPage.form;
  const sheet = useRef<HTMLFormElement>(null);
  useEarlyInput(sheet, form, earlyInput);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    handleSubmit(event);
    focusFirstWrong(event.currentTarget, applicationFields, form.getState().errors);
  };
  return (
    // Method `dialog` goes nowhere outside a dialog: nothing is sent while, or where, there is no JavaScript.
    <FormSheet
      ref={sheet}
      id={id}
      heading={heading}
      headingId={`${id}-heading`}
      level={2}
      intro={intro}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      <ApplicationFields role={role} />
      <FormFoot>
        <Button type="submit">{button}</Button>
        <p role="status" className={styles.status}>
          {wasReset && pristine && reset}
        </p>
      </FormFoot>
    </FormSheet>
  );
}

const earlyInput = { fields: applicationFields, parse: { phone: digitsOf } };
