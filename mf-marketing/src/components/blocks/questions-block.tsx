import { TitledSection } from '@site/shared/ui/titled-section';
import type { BlockProps } from './block-props';
import styles from './questions-block.module.css';

/** Questions with their answers, all shown. */
export function QuestionsBlock({ block, tone }: BlockProps<'questions'>) {
  return (
    <TitledSection tone={tone} title={block.heading}>
      <div className={styles.questions}>
        {block.items.map(({ question, answer }) => (
          <div key={question} className={styles.entry}>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
