import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projects } from '../../content/projects';
import { Page } from './projects-page';

describe('the project page', () => {
  it('shows a card for every project, all under one title', () => {
    const { getAllByRole, getByRole } = renderPage(<Page />, { at: paths.projects });
    expect(getByRole('heading', { level: 1, name: 'Our Project' })).toBeDefined();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      projects.map(() => 'Enterprise Resource Planning Implementation'),
    );
  });

  it('tells the projects apart by industry and result, in the names of their links too', () => {
    const { getAllByRole, getByText } = renderPage(<Page />, { at: paths.projects });
    const links = getAllByRole('link', { name: /^View Project – / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(projects.map(() => paths.projectDetails));
    expect(links.map((link) => link.textContent)).toEqual(
      projects.map(({ industry }) => `View Project – ${industry}`),
    );
    for (const { result } of projects) expect(getByText(result)).toBeDefined();
  });
});
