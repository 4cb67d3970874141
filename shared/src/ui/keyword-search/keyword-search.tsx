import { useId } from 'react';
import { Button } from '../button/button';
import { InputField } from '../form-field/form-field';
import { InertForm } from '../inert-form/inert-form';
import styles from './keyword-search.module.css';

interface KeywordSearchProps {
  heading: string;
  label: string;
  button: string;
  /** The level of its heading in the page's outline. */
  level?: 2 | 3;
}

/** The keyword search of a sidebar. It searches nothing (requirements §5). */
export function KeywordSearch({ heading, label, button, level = 2 }: KeywordSearchProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading id={id} className={styles.heading}>
        {heading}
      </Heading>
      <InertForm labelledBy={id} role="search" className={styles.form}>
        <InputField label={label} type="search" name="keyword" autoComplete="off" />
        <Button type="submit" rank="second">
          {button}
        </Button>
      </InertForm>
    </section>
  );
}
