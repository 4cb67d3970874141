import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { StructuredData } from '@site/shared/ui/structured-data';
import { TitledSection } from '@site/shared/ui/titled-section';
import { projectsPage } from '../../content/projects-page';
import type { ProjectsEntry } from '../../entries/project-entries';
import { CaseStudies } from './case-studies';
import { ProjectList } from './project-list';

export const hydration = 'islands';

export const head = { ...projectsPage.head, path: projectsPage.path };

/** The nine samples, all under one title, then the projects with a body of their own (requirements §2.6). */
export function Page({ entry: { projects, caseStudies } }: PageProps<ProjectsEntry>) {
  const { path, title, heading, intro } = projectsPage;
  return (
    <>
      <StructuredData data={breadcrumbList([{ label: title, to: path }])} />
      <PageHeader title={title} seed={path} />
      <TitledSection title={heading} lead={intro}>
        <ProjectList projects={projects} />
      </TitledSection>
      {caseStudies.length > 0 && <CaseStudies studies={caseStudies} />}
    </>
  );
}
