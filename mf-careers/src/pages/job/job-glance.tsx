import { formatDay } from '@site/shared/content/format-day';
import { ButtonLink } from '@site/shared/ui/button';
import { Icon } from '@site/shared/ui/icon';
import { Facts } from '../../components/facts/facts';
import { formatExperience } from '../../components/facts/format-experience';
import { icons } from '../../content/icons';
import type { Job } from '../../content/job.schema';
import { jobPage } from '../../content/job-page';
import { applicationPath } from '../../content/job-paths';
import styles from './job-glance.module.css';

/** The facts of a job and a link to its application. On a desktop it stays visible next to the text. */
export function JobGlance({ job }: { job: Job }) {
  const { labels } = jobPage;
  return (
    <aside className={styles.glance} aria-label={labels.facts}>
      <div className={styles.mark}>
        <Icon of={icons[job.icon]} size={40} />
      </div>
      <Facts
        facts={[
          { label: labels.experience, value: formatExperience(job.experience) },
          { label: labels.location, value: job.location },
          { label: labels.domain, value: job.domain },
          { label: labels.jobType, value: job.jobType },
          { label: labels.salary, value: job.salary },
          { label: labels.datePosted, value: formatDay(job.datePosted) },
        ]}
      />
      <ButtonLink to={applicationPath(job.slug)} wide>
        {job.btnText}
      </ButtonLink>
    </aside>
  );
}
