import { Button } from '@site/shared/ui/button';
import { InputField, TextareaField } from '@site/shared/ui/form-field';
import { InertForm } from '@site/shared/ui/inert-form';
import type { Article } from '../../../content/blog-details/article.schema';
import styles from './comment-form.module.css';

/** The comment form; it does nothing (requirements §2.7). */
export function CommentForm({ form }: { form: Article['commentForm'] }) {
  const { heading, fields, button } = form;
  return (
    <section className={styles.section} data-print="hide">
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <InertForm labelledBy={headingId} className={styles.form}>
        <InputField {...fields.firstName} name="firstName" autoComplete="given-name" />
        <InputField {...fields.lastName} name="lastName" autoComplete="family-name" />
        <InputField {...fields.email} name="email" type="email" autoComplete="email" />
        <InputField {...fields.phone} name="phone" type="tel" inputMode="numeric" autoComplete="tel" />
        <div className={styles.wide}>
          <InputField {...fields.subject} name="subject" />
        </div>
        <div className={styles.wide}>
          <TextareaField {...fields.message} name="message" rows={5} />
        </div>
        <div className={styles.wide}>
          <Button type="submit">{button}</Button>
        </div>
      </InertForm>
    </section>
  );
}

const headingId = 'leave-a-comment';
