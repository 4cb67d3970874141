import { paths } from '@site/shared/navigation/paths';
import type { RichTextNode } from '../components/rich-text/rich-text-node';
import type { Project } from '../content/project.schema';
import type { CaseStudy } from './case-studies';
import { type Neighbours, neighboursIn } from './neighbours';

// Pages take the types from here; what they show comes with their address.

/** A project with a body of its own in the list of projects. */
export interface CaseStudyCard {
  title: string;
  industry: string;
  result: string;
  cover: string;
  to: string;
}

export interface ProjectsEntry {
  /** The samples. */
  projects: Project[];
  caseStudies: CaseStudyCard[];
}

export interface CaseStudyEntry extends Neighbours {
  head: { title: string; description: string };
  title: string;
  industry: string;
  result: string;
  date: string;
  updated?: string | undefined;
  facts: Record<string, string>;
  cover: string;
  body: RichTextNode[];
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
  const neighbours = neighboursIn(studies, (study) => ({
    title: study.frontMatter.title,
    to: studyPath(study),
  }));
  return Object.fromEntries(
    studies.map(({ slug, body, frontMatter }, place) => {
      const { title, headTitle = title, description, cover = slug, ...words } = frontMatter;
      return [
        slug,
        { ...words, title, head: { title: headTitle, description }, cover, body, ...neighbours(place) },
      ];
    }),
  );
}

function studyPath({ slug }: CaseStudy): string {
  return `${paths.projects}/${slug}`;
}
