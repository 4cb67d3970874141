import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projects } from '../../content/projects';
import { projectsPage } from '../../content/projects-page';
import { Page } from './projects-page';

describe('the project page', () => {
  it('shows a card for every project', () => {
    const { getAllByRole, getByRole } = renderPage(<Page />, { at: paths.projects });
    expect(getByRole('heading', { level: 1, name: projectsPage.title })).toBeDefined();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      projects.map(({ title }) => title),
    );
  });

  it('tells the projects apart by industry and result, in the names of their links too', () => {
    const { getAllByRole, getByText } = renderPage(<Page />, { at: paths.projects });
    const links = getAllByRole('link', { name: / – / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(projects.map(({ link }) => link.to));
    expect(links.map((link) => link.textContent)).toEqual(
      projects.map(({ link, industry }) => `${link.label} – ${industry}`),
    );
    for (const { result } of projects) expect(getByText(result)).toBeDefined();
  });
});
