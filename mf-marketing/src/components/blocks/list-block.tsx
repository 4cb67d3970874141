import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import { Split } from '../split/split';
import type { BlockProps } from './block-props';
import styles from './list-block.module.css';

/** Terms with their explanations. */
export function ListBlock({ block, tone }: BlockProps<'list'>) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <Split id={id} heading={block.heading}>
        <dl className={styles.list}>
          {block.items.map(({ term, text }) => (
            <div key={term} className={styles.line} {...revealed({ duration: 800 })}>
              <dt className={styles.term}>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
