import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import type { BlockProps } from './block-props';
import styles from './questions-block.module.css';

/** Questions with their answers, all shown. */
export function QuestionsBlock({ block, tone }: BlockProps<'questions'>) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHeading id={id} title={block.heading} />
      <div className={styles.questions}>
        {block.items.map(({ question, answer }) => (
          <div key={question} className={styles.entry}>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
