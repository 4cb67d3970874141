import { company } from '@site/shared/company/company';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { NeighbourLinks } from '../../components/neighbour-links/neighbour-links';
import { RichText } from '../../components/rich-text/rich-text';
import { caseStudyPage } from '../../content/case-study-page';
import { richTextLabels } from '../../content/post-page';
import { projectsPage } from '../../content/projects-page';
import type { CaseStudyEntry } from '../../entries/project-entries';
import { CaseStudyFacts } from './case-study-facts';

export const hydration = 'islands';

export function head({ head }: CaseStudyEntry, path: string): HeadData {
  return { ...head, path };
}

/** A project with a body of its own (requirements §2.6). */
export function Page({ entry, path }: PageProps<CaseStudyEntry>) {
  const { head, title, cover, date, updated, body, newer, older } = entry;
  const projects = { label: projectsPage.title, to: projectsPage.path };
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: head.description,
          datePublished: date,
          ...(updated && { dateModified: updated }),
          inLanguage: 'en-IN',
          author: { '@type': 'Organization', name: company.name, url: company.website },
          mainEntityOfPage: company.website + path,
        }}
      />
      <StructuredData data={breadcrumbList([projects, { label: title, to: path }])} />
      <article aria-labelledby={titleId}>
        <PageHeader
          id={titleId}
          title={title}
          breadcrumb={[projects]}
          intro={head.description}
          seed={cover}
        />
        <Section>
          <CaseStudyFacts study={entry} />
          <RichText body={body} labels={richTextLabels} />
        </Section>
      </article>
      <NeighbourLinks newer={newer} older={older} labels={caseStudyPage.neighbours} />
    </>
  );
}

const titleId = 'case-study-title';
