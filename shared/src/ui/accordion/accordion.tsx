import { type ReactNode, type ToggleEvent, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
}

/**
 * Questions and answers, the first one open, then at most one (requirements §4): a click on a closed item opens it and closes
 * the other, a click on the open one closes it. Made of `<details>`, so it works without JavaScript.
 */
export function Accordion({ items }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details key={title} name={group} open={index === 0} className={styles.item} onToggle={closeOthers}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <svg
              className={styles.sign}
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
              data-print="hide"
            >
              <path d="M2 10h16" />
              <path className={styles.upright} d="M10 2v16" />
            </svg>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

/** Browsers from before 2024 do not close `<details>` of the same name. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== opened) other.open = false;
  }
}
