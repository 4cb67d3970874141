import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectDetailsCenterPage } from '../../content/project-details/center';
import { projectDetailsPage } from '../../content/project-details/left';
import { projectDetailsRightPage } from '../../content/project-details/right';
import { ProjectPage } from './project-page';

const pages = [projectDetailsPage, projectDetailsRightPage, projectDetailsCenterPage];

describe.each(pages)('$path', (page) => {
  const view = () => renderPage(<ProjectPage page={page} />, { at: page.path });

  it('is titled as required', () => {
    const { getByRole } = view();
    expect(getByRole('heading', { level: 1, name: page.title })).toBeDefined();
    expect(
      getByRole('heading', { level: 2, name: 'Enterprise Resource Planning Implementation' }),
    ).toBeDefined();
  });

  it('runs through the six steps, the four benefits and the Get Started box', () => {
    const { getByRole } = view();
    const process = within(getByRole('region', { name: 'Six steps from survey to support' }));
    expect(process.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Needs Assessment',
      'Solution Design',
      'Data Migration',
      'Change Management',
      'Testing & Quality',
      'Go Live & Support',
    ]);
    const benefits = within(getByRole('region', { name: 'What the business gains' }));
    expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    expect(getByRole('heading', { name: 'Get Started' })).toBeDefined();
  });

  it('closes with a way to the contact page, by its old address', () => {
    const { getByRole } = view();
    const closing = within(getByRole('region', { name: 'Planning for the next financial year?' }));
    expect(closing.getByRole('link').getAttribute('href')).toBe('/contact.html');
  });

  it('offers three services under More Project and the way to all of them', () => {
    const { getByRole } = view();
    const more = within(getByRole('region', { name: 'More Project' }));
    expect(more.getAllByRole('listitem')).toHaveLength(3);
    expect(more.getByRole('link').getAttribute('href')).toBe('/service');
  });

  it('has its sidebar where its layout says, or none', () => {
    const { queryByRole } = view();
    const sidebar = queryByRole('complementary');
    expect(sidebar?.parentElement?.dataset.side ?? 'none').toBe(page.sidebar);
  });
});
