import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import { contactPage } from '../../content/contact-page';
import styles from './next-steps.module.css';

/** What happens after the enquiry is sent. */
export function NextSteps() {
  const { heading, steps } = contactPage.next;
  return (
    <TitledSection title={heading}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step} {...revealed({ duration: 800, delay: index * 120 })}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
