import { Button } from '@site/shared/ui/button';
import { InputField } from '@site/shared/ui/form-field';
import { QuietForm } from '@site/shared/ui/quiet-form';
import { useId } from 'react';
import { serviceDetails } from '../../content/service-details/service-details';
import styles from './sidebar-form.module.css';

const { heading, label, button } = serviceDetails.sidebar.search;

/** Looks like a search and finds nothing, as the specification has it (§5). */
export function KeywordSearch() {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <QuietForm labelledBy={id} role="search" className={styles.fields}>
        <InputField label={label} type="search" name="keyword" autoComplete="off" />
        <Button type="submit" rank="second">
          {button}
        </Button>
      </QuietForm>
    </section>
  );
}
