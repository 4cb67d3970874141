import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectDetail } from '../../content/project-details/project-detail';
import { projectDetailsPages } from '../../content/project-details/project-details-pages';
import { Page } from './project-details-page';

const { process, benefits, getStarted, closing, more } = projectDetail;
const pages = Object.values(projectDetailsPages);

describe.each(pages)('$path', (page) => {
  const view = () => renderPage(<Page entry={page} path={page.path} />, { at: page.path });

  it('has its title and the project’s', () => {
    const { getByRole } = view();
    expect(getByRole('heading', { level: 1, name: page.title })).toBeDefined();
    expect(getByRole('heading', { level: 2, name: projectDetail.title })).toBeDefined();
  });

  it('shows the steps, the benefits and the Get Started box', () => {
    const { getByRole } = view();
    const steps = within(getByRole('region', { name: process.heading }));
    expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual(
      process.steps.map(({ title }) => title),
    );
    const gains = within(getByRole('region', { name: benefits.heading }));
    expect(gains.getAllByRole('listitem')).toHaveLength(benefits.items.length);
    expect(getByRole('heading', { name: getStarted.heading })).toBeDefined();
  });

  it('ends with a link to the contact page, by its old path', () => {
    const { getByRole } = view();
    const box = within(getByRole('region', { name: closing.heading }));
    expect(box.getByRole('link').getAttribute('href')).toBe('/contact.html');
  });

  it('lists services under More Project and links to all of them', () => {
    const { getByRole } = view();
    const offered = within(getByRole('region', { name: more.heading }));
    expect(offered.getAllByRole('listitem')).toHaveLength(more.services.length);
    expect(offered.getByRole('link').getAttribute('href')).toBe('/service');
  });
});
