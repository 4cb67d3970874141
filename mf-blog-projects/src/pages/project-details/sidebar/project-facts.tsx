import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './project-facts.module.css';

/** The project in a few lines. */
export function ProjectFacts({ facts }: Pick<ProjectDetail, 'facts'>) {
  return (
    <section className={styles.facts}>
      <h3 className={styles.heading}>{facts.heading}</h3>
      <dl className={styles.list}>
        {facts.items.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
