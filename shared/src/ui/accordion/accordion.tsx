import { type ReactNode, type ToggleEvent, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** The index of the item that is open at first; -1 for none. */
  startsOpen?: number;
  /** The level of the titles in the page's outline. */
  level?: 2 | 3 | 4;
}

/**
 * Questions and answers, at most one of them open (requirements §4): a click on a closed item opens it and closes
 * the other, a click on the open one closes it. Made of `<details>`, so it works without JavaScript.
 */
export function Accordion({ items, startsOpen = 0, level = 3 }: AccordionProps) {
  const group = useId();
  const Title = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }, index) => (
        <details
          key={title}
          name={group}
          open={index === startsOpen}
          className={styles.item}
          onToggle={closeOthers}
        >
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <svg className={styles.sign} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
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
