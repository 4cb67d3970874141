import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { ButtonLink } from '@site/shared/ui/button';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { TagList } from '@site/shared/ui/tag-list';
import { Lines } from '../../components/lines/lines';
import { skillsIn } from '../../components/skills-in';
import { careersPage } from '../../content/careers-page';
import { jobPage } from '../../content/job-page';
import { applicationPath } from '../../content/job-paths';
import type { JobEntry } from '../../entries/job-entries';
import { JobGlance } from './job-glance';
import styles from './job-page.module.css';
import { jobPosting } from './job-posting';
import { OtherJobs } from './other-jobs';

export const hydration = 'islands';

export function head({ job }: JobEntry, path: string): HeadData {
  return { title: titleOf(job), description: job.desc, path };
}

const titleOf = ({ title, location }: JobEntry['job']) => `${title} in ${location}`;

/** One opening, with its responsibilities and requirements (requirements §2.9). */
export function Page({ entry: { job, others }, path }: PageProps<JobEntry>) {
  const { labels } = jobPage;
  const careers = { label: careersPage.title, to: careersPage.path };
  return (
    <>
      <StructuredData data={jobPosting(job, path)} />
      <StructuredData data={breadcrumbList([careers, { label: titleOf(job), to: path }])} />
      <PageHeader title={titleOf(job)} breadcrumb={[careers]} intro={job.desc} seed={job.slug} />
      <Section>
        <div className={styles.job}>
          <JobGlance job={job} />
          <div className={styles.text}>
            <h2 className={styles.heading}>{labels.Responsibilities}</h2>
            <Lines lines={job.Responsibilities} />
            <h2 className={styles.heading}>{labels.Requirements}</h2>
            <Lines lines={job.Requirements} />
            <h2 className={styles.heading}>{labels.skill}</h2>
            <TagList tags={skillsIn(job.skill)} />
            <div className={styles.apply} data-print="hide">
              <ButtonLink to={applicationPath(job.slug)}>{job.btnText}</ButtonLink>
            </div>
          </div>
        </div>
      </Section>
      {others.length > 0 && <OtherJobs others={others} />}
    </>
  );
}
