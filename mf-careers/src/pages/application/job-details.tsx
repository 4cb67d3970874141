import { Icon } from '@site/shared/ui/icon';
import { TagList } from '@site/shared/ui/tag-list';
import { formatExperience } from '../../components/format-experience';
import { applicationPage } from '../../content/application-page';
import { icons } from '../../content/icons';
import type { Job } from '../../content/job.schema';
import styles from './job-details.module.css';
import { skillsIn } from './skills-in';

/** The chosen job (requirements §2.9). */
export function JobDetails({ job, formId }: { job: Job; formId: string }) {
  const { labels } = applicationPage.job;
  return (
    <div className={styles.details}>
      <Icon of={icons[job.icon]} size={40} />
      <h2 className={styles.title}>{job.title}</h2>
      {/* The router's own link would not scroll: the browser does. */}
      <a href={`#${formId}`} className={styles.shortCut}>
        {applicationPage.form.heading}
      </a>
      <dl className={styles.facts}>
        <Fact label={labels.experience} value={formatExperience(job.experience)} />
        <Fact label={labels.duration} value={job.duration} />
        <Fact label={labels.domain} value={job.domain} />
        <Fact label={labels.location} value={job.location} />
      </dl>
      <h3 className={styles.heading}>{labels.skill}</h3>
      <TagList tags={skillsIn(job.skill)} />
      <h3 className={styles.heading}>{labels.Requirements}</h3>
      <Lines lines={job.Requirements} />
      <h3 className={styles.heading}>{labels.Responsibilities}</h3>
      <Lines lines={job.Responsibilities} />
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line} className={styles.line}>
          {line}
        </li>
      ))}
    </ul>
  );
}
