import { Icon } from '@site/shared/ui/icon';
import { TagList } from '@site/shared/ui/tag-list';
import { Facts } from '../../components/facts/facts';
import { formatExperience } from '../../components/facts/format-experience';
import { Lines } from '../../components/lines/lines';
import { skillsIn } from '../../components/skills-in';
import { applicationPage } from '../../content/application-page';
import { icons } from '../../content/icons';
import styles from './job-details.module.css';
import type { ShownJob } from './job-in-state';

/** The chosen job (requirements §2.9). */
export function JobDetails({ job, formId }: { job: ShownJob; formId: string }) {
  const { labels } = applicationPage.job;
  return (
    <div className={styles.details}>
      <Icon of={icons[job.icon]} size={40} />
      <h2 className={styles.title}>{job.title}</h2>
      {/* The router's own link would not scroll: the browser does. */}
      <a href={`#${formId}`} className={styles.shortCut} data-print="hide">
        {applicationPage.form.heading}
      </a>
      <Facts
        className={styles.facts}
        facts={[
          { label: labels.experience, value: formatExperience(job.experience) },
          { label: labels.duration, value: job.duration },
          { label: labels.domain, value: job.domain },
          { label: labels.location, value: job.location },
        ]}
      />
      <h3 className={styles.heading}>{labels.skill}</h3>
      <TagList tags={skillsIn(job.skill)} />
      <h3 className={styles.heading}>{labels.Requirements}</h3>
      <Lines lines={job.Requirements} />
      <h3 className={styles.heading}>{labels.Responsibilities}</h3>
      <Lines lines={job.Responsibilities} />
    </div>
  );
}
