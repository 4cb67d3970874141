import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectsPage } from '../../content/projects-page';
import { projectsEntry } from '../../entries/project-entries';
import { projects } from '../../entries/projects';
import { Page } from './projects-page';

const entry = projectsEntry(projects, []);

describe('the project page', () => {
  it('shows a card for every project', () => {
    const { getAllByRole, getByRole } = renderPage(<Page entry={entry} path={paths.projects} />, {
      at: paths.projects,
    });
    expect(getByRole('heading', { level: 1, name: projectsPage.title })).toBeDefined();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      projects.map(({ title }) => title),
    );
  });

  it('distinguishes the projects by industry and result, even in the names of their links', () => {
    const { getAllByRole, getByText } = renderPage(<Page entry={entry} path={paths.projects} />, {
      at: paths.projects,
    });
    const links = getAllByRole('link', { name: / – / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(projects.map(({ link }) => link.to));
    expect(links.map((link) => link.textContent)).toEqual(
      projects.map(({ link, industry }) => `${link.label} – ${industry}`),
    );
    for (const { result } of projects) expect(getByText(result)).toBeDefined();
  });

  it('lists projects with a body of their own below the samples', () => {
    const study = {
      title: 'Cold rooms on one screen',
      industry: 'Food processing',
      result: 'A door left open is noticed within two minutes.',
      cover: 'cold-rooms',
      to: '/project/cold-rooms',
    };
    const { getByRole } = renderPage(
      <Page entry={{ projects, caseStudies: [study] }} path={paths.projects} />,
    );
    const studies = within(getByRole('region', { name: 'Projects in detail' }));
    expect(studies.getByRole('link', { name: study.title }).getAttribute('href')).toBe(study.to);
    expect(studies.getByText(study.result)).toBeDefined();
  });
});
