import type { PageProps } from '@site/shared/site-model/page-module';
import { Button } from '@site/shared/ui/button';
import { useId } from 'react';
import { serviceList } from '../../content/service-list/service-list';
import type { ServiceListEntry } from '../../entries/service-entries';
import { ServiceCard } from './service-card';
import styles from './service-cards.module.css';
import { useFoldedList } from './use-folded-list';

const { shown, more, less } = serviceList;

/** Six cards; View More shows the others and becomes View Less (requirements §4.1). */
export function Island({ entry: { cards } }: PageProps<ServiceListEntry>) {
  const id = useId();
  const { open, toggle, folded } = useFoldedList();
  return (
    <div>
      <ul className={styles.cards}>
        {cards.slice(0, shown).map((card, index) => (
          <ServiceCard key={card.title} card={card} wide={index < 2} />
        ))}
      </ul>
      {/* Collapsed cards stay in the HTML: they are available without JavaScript, in print and for find-in-page. */}
      <ul id={id} ref={folded} className={styles.cards} hidden={!open}>
        {cards.slice(shown).map((card) => (
          <ServiceCard key={card.title} card={card} />
        ))}
      </ul>
      <div className={styles.more}>
        <Button rank="second" aria-expanded={open} aria-controls={id} onClick={toggle}>
          {open ? less : more}
        </Button>
      </div>
    </div>
  );
}
