import { excludeCurrent } from '@site/shared/content/exclude-current';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { DetailLayout } from '../../components/detail-layout/detail-layout';
import { RunningText } from '../../components/running-text/running-text';
import type { DetailPage } from '../../content/detail-page.schema';
import { projectLayouts } from '../../content/layouts';
import { projectDetail } from '../../content/project-details/project-detail';
import { projectsPage } from '../../content/projects-page';
import styles from './project-details-page.module.css';
import { ProjectHead } from './project-head';
import { Benefits } from './sections/benefits';
import { ClosingBox } from './sections/closing-box';
import { MoreProject } from './sections/more-project';
import { Process } from './sections/process';
import { GetStarted } from './sidebar/get-started';
import { ProjectFacts } from './sidebar/project-facts';

export const hydration = 'islands';

export function head({ head, path }: DetailPage): HeadData {
  return { ...head, path };
}

/** The ERP project in one of its three layouts (requirements §2.6). */
export function Page({ entry: page }: PageProps<DetailPage>) {
  const { seed, title, intro, facts, body, process, benefits, getStarted, closing, more } = projectDetail;
  const projects = { label: projectsPage.title, to: projectsPage.path };
  const hasSidebar = page.sidebar !== 'none';
  return (
    <>
      <StructuredData data={breadcrumbList([projects, { label: page.title, to: page.path }])} />
      <PageHeader
        title={page.title}
        breadcrumb={[projects]}
        seed={page.path}
        relatedLinks={excludeCurrent(page.path, projectLayouts)}
      />
      <article aria-labelledby={titleId}>
        <ProjectHead seed={seed} title={title} intro={intro} titleId={titleId} />
        <Section>
          {!hasSidebar && (
            <div className={styles.before}>
              <ProjectFacts facts={facts} />
            </div>
          )}
          <DetailLayout
            side={page.sidebar}
            label={facts.heading}
            sidebar={
              <div className={styles.sidebar}>
                <ProjectFacts facts={facts} />
                <GetStarted box={getStarted} />
              </div>
            }
          >
            <RunningText blocks={body} centred={page.sidebar !== 'left'} />
            {!hasSidebar && (
              <div className={styles.after}>
                <GetStarted box={getStarted} />
              </div>
            )}
          </DetailLayout>
        </Section>
        <Process process={process} />
        <Benefits benefits={benefits} />
        <ClosingBox closing={closing} />
      </article>
      <MoreProject more={more} />
    </>
  );
}

const titleId = 'project-title';
