import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { StructuredData } from '@site/shared/ui/structured-data';
import { projects } from '../../content/projects';
import { projectsPage } from '../../content/projects-page';
import { ProjectList } from './project-list';

export const head = { ...projectsPage.head, path: projectsPage.path };

/** Every project, all under one title (requirements §2.6). */
export function Page() {
  const { path, title, heading, intro } = projectsPage;
  return (
    <>
      <StructuredData data={breadcrumbList([{ label: title, to: path }])} />
      <PageHeader title={title} seed={path} />
      <Section labelledBy={headingId}>
        <SectionHeading id={headingId} title={heading} lead={intro} />
        <ProjectList projects={projects} />
      </Section>
    </>
  );
}

const headingId = 'projects';
