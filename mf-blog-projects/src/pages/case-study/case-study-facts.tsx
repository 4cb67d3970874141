import type { ReactNode } from 'react';
import { Day } from '../../components/day/day';
import { caseStudyPage } from '../../content/case-study-page';
import type { CaseStudyEntry } from '../../entries/project-entries';
import styles from './case-study-facts.module.css';

/** The project in a few lines, before its text. */
export function CaseStudyFacts({ study }: { study: CaseStudyEntry }) {
  const { facts } = caseStudyPage;
  return (
    <section className={styles.facts} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {facts.heading}
      </h2>
      <dl className={styles.list}>
        <Fact label={facts.industry}>{study.industry}</Fact>
        {Object.entries(study.facts).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        <Fact label={facts.result}>{study.result}</Fact>
        <Fact label={facts.date}>
          <Day of={study.date} />
        </Fact>
        {study.updated && (
          <Fact label={facts.updated}>
            <Day of={study.updated} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const headingId = 'case-study-facts';
