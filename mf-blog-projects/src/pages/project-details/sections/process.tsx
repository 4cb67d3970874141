import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { icons } from '../../../content/icons';
import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './process.module.css';

/** The six steps of a project, connected by a line (requirements §2.6). */
export function Process({ process }: Pick<ProjectDetail, 'process'>) {
  return (
    <Section tone="night" labelledBy={headingId}>
      <div className={styles.process}>
        <div className={styles.heading}>
          <SectionHeading id={headingId} title={process.heading} lead={process.intro} />
        </div>
        <ol className={styles.steps}>
          {process.steps.map(({ icon, title, text }) => (
            <li key={title} className={styles.step} {...revealed({ duration: 800 })}>
              <span className={styles.knot}>
                <Icon of={icons[icon]} size={28} />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const headingId = 'process';
