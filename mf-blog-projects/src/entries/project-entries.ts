import { paths } from '@site/shared/navigation/paths';
import type { CaseStudyFrontMatter } from '../content/front-matter.schema';
import type { Project } from '../content/project.schema';
import type { CaseStudy } from './case-studies';
import { type MarkdownEntry, markdownEntries } from './markdown-entries';

// Pages import only the types, and get their entries with the path.

/** A project with a body of its own. */
export type CaseStudyEntry = MarkdownEntry<CaseStudyFrontMatter>;

/** The same in the list of projects. */
export type CaseStudyCard = Pick<CaseStudyEntry, 'title' | 'industry' | 'result' | 'cover'> & { to: string };

export interface ProjectsEntry {
  /** The samples. */
  projects: Project[];
  caseStudies: CaseStudyCard[];
}

export function projectsEntry(projects: Project[], caseStudies: readonly CaseStudy[]): ProjectsEntry {
  const cards = caseStudies.map((study) => {
    const { title, industry, result, cover = study.slug } = study.frontMatter;
    return { title, industry, result, cover, to: studyPath(study) };
  });
  return { projects, caseStudies: cards };
}

/** The entry of each project with a body of its own, by its slug. */
export function caseStudyEntries(studies: readonly CaseStudy[]): Record<string, CaseStudyEntry> {
  return markdownEntries(studies, studyPath);
}

function studyPath({ slug }: CaseStudy): string {
  return `${paths.projects}/${slug}`;
}
