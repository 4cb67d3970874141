import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { contactPage } from '../../content/contact-page';
import styles from './next-steps.module.css';

/** What happens after the enquiry is sent. */
export function NextSteps() {
  const { heading, steps } = contactPage.next;
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title={heading} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step} {...revealed({ duration: 800, delay: index * 120 })}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const headingId = 'next-steps';
