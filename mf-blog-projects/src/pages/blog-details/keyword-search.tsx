import { Button } from '@site/shared/ui/button';
import { InputField } from '@site/shared/ui/form-field';
import { QuietForm } from '@site/shared/ui/quiet-form';
import type { BlogSidebar } from '../../content/blog-details/sidebar.schema';
import styles from './keyword-search.module.css';

/** A search box that searches nothing (specification §5: it has no handling). */
export function KeywordSearch({ search }: Pick<BlogSidebar, 'search'>) {
  return (
    <section>
      <h3 id={headingId} className={styles.heading}>
        {search.heading}
      </h3>
      <QuietForm labelledBy={headingId} className={styles.form}>
        <InputField label={search.label} name="keyword" type="search" />
        <Button type="submit" rank="second">
          {search.button}
        </Button>
      </QuietForm>
    </section>
  );
}

const headingId = 'keyword-search';
