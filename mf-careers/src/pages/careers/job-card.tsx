import { Link } from '@site/shared/navigation';
import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Icon } from '@site/shared/ui/icon';
import { WeaveArt } from '@site/shared/ui/weave-art';
import { useId } from 'react';
import { Facts } from '../../components/facts/facts';
import { formatExperience } from '../../components/facts/format-experience';
import { careersPage } from '../../content/careers-page';
import { icons } from '../../content/icons';
import type { Job } from '../../content/job.schema';
import { jobPath } from '../../content/job-paths';
import styles from './job-card.module.css';

/**
 * One opening. Its title links to the page of the job; the rest of the card is a link to the application, with the job as
 * navigation state.
 */
export function JobCard({ job }: { job: Job }) {
  const { cardLabels } = careersPage;
  const title = useId();
  const marked = job.addClass === 'highlight';
  return (
    <article className={styles.card} data-tone={marked ? 'night' : undefined} aria-labelledby={title}>
      <div className={styles.cloth} data-print="hide">
        <WeaveArt seed={job.slug} shape="strip" density={3} palette={marked ? 'indigo' : 'dusk'} />
      </div>
      <header className={styles.head}>
        <Icon of={icons[job.icon]} size={32} />
        <h2 id={title} className={styles.title}>
          <Link to={jobPath(job.slug)} className={styles.about}>
            {job.title}
          </Link>
        </h2>
      </header>
      <p className={styles.words}>{job.desc}</p>
      <Facts
        className={styles.facts}
        facts={[
          { label: cardLabels.experience, value: formatExperience(job.experience) },
          { label: cardLabels.location, value: job.location },
          { label: cardLabels.salary, value: job.salary },
          { label: cardLabels.jobType, value: job.jobType },
        ]}
      />
      <div className={styles.foot} data-print="hide">
        <ArrowLink to={job.btnLink} state={{ job }} about={job.title} covers className={styles.apply}>
          {job.btnText}
        </ArrowLink>
      </div>
    </article>
  );
}
