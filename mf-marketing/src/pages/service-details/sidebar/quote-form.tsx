import { Button } from '@site/shared/ui/button';
import { InputField, TextareaField } from '@site/shared/ui/form-field';
import { InertForm } from '@site/shared/ui/inert-form';
import { useId } from 'react';
import { serviceDetails } from '../../../content/service-details/service-details';
import styles from './sidebar-form.module.css';

const { heading, text, fields, button } = serviceDetails.sidebar.quote;

/** The free-quote form; it sends nothing (requirements §5). */
export function QuoteForm() {
  const id = useId();
  return (
    <section className={styles.quote} data-tone="night">
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
      <InertForm labelledBy={id} className={styles.fields}>
        <InputField label={fields.name} name="name" autoComplete="name" />
        <InputField label={fields.email} name="email" type="email" autoComplete="email" />
        <InputField label={fields.phone} name="phone" type="tel" autoComplete="tel" />
        <TextareaField label={fields.message} name="message" rows={4} />
        <Button type="submit" wide>
          {button}
        </Button>
      </InertForm>
    </section>
  );
}
