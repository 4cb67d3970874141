import { Section, type Tone } from '@site/shared/ui/section';
import { Paragraphs } from '../../components/paragraphs/paragraphs';
import { Split } from '../../components/split/split';
import type { PrivacySection as SectionEntry } from '../../content/privacy/privacy.schema';
import styles from './privacy-section.module.css';

/** One subject: what happens, and the answers to what readers ask about it. */
export function PrivacySection({
  section: { id, heading, text, points },
  tone,
}: {
  section: SectionEntry;
  tone: Tone;
}) {
  return (
    <Section tone={tone} space="tight" labelledBy={id}>
      <Split id={id} heading={heading}>
        <Paragraphs text={text} />
        {points && (
          <dl className={styles.points}>
            {points.map(({ term, text }) => (
              <div key={term} className={styles.point}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Split>
    </Section>
  );
}
