import { Button } from '@site/shared/ui/button';
import { type FormEvent, useRef, useState } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { type Application, applicationFields, findApplicationErrors } from '../../content/application.schema';
import { applicationPage } from '../../content/application-page';
import { ApplicationFields } from './application-fields';
import styles from './application-form.module.css';
import { useEarlyInput } from './use-early-input';

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
  useEarlyInput(sheet, form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    handleSubmit(event);
    focusFirstWrong(event.currentTarget, form.getState().errors);
  };
  return (
    // Method `dialog` goes nowhere outside a dialog: nothing is sent while, or where, there is no JavaScript.
    <form
      ref={sheet}
      id={id}
      method="dialog"
      noValidate
      onSubmit={submit}
      className={styles.sheet}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <ApplicationFields role={role} />
      <div className={styles.foot}>
        <Button type="submit">{button}</Button>
        <p role="status" className={styles.status}>
          {wasReset && pristine && reset}
        </p>
      </div>
    </form>
  );
}

function focusFirstWrong(sheet: HTMLFormElement, errors: object = {}): void {
  const wrong = applicationFields.find((field) => field in errors);
  const control = wrong && sheet.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
