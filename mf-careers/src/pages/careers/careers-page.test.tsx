import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobs } from '../../content/jobs';
import { Page } from './careers-page';

const careers = () => renderPage(<Page />, { at: paths.career });

describe('the careers page', () => {
  it('shows heading and tagline', () => {
    const { getByRole, getByText } = careers();
    expect(getByRole('heading', { level: 1, name: 'Career' })).toBeDefined();
    expect(getByText("Your future starts here — let's build it together.")).toBeDefined();
  });

  it('shows a card for each full-time job at the start', () => {
    const { getByRole, getAllByRole } = careers();
    expect(getByRole('button', { name: 'Full Time', pressed: true })).toBeDefined();
    expect(getByRole('button', { name: 'Internship', pressed: false })).toBeDefined();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      jobs.map((job) => job.title),
    );
  });

  it('shows on each card what the job asks and offers', () => {
    const { getByRole } = careers();
    const card = within(getByRole('article', { name: 'Data Scientist' }));
    for (const text of ['3 + Year', 'Bangalore', 'Competitive', 'Full-Time'])
      expect(card.getByText(text)).toBeDefined();
  });

  it('leads from a card to the application', async () => {
    const { getByRole, user, place } = careers();
    await user.click(getByRole('link', { name: 'Apply Now – Data Scientist' }));
    expect(place()).toBe(paths.careerForm);
  });

  it('shows nothing but the internship programs behind the second button', async () => {
    const { getByRole, queryByRole, getByText, user } = careers();
    await user.click(getByRole('button', { name: 'Internship' }));
    expect(getByRole('button', { name: 'Internship', pressed: true })).toBeDefined();
    expect(getByRole('heading', { name: 'Internship Programs' })).toBeDefined();
    expect(getByText(/hands-on experience/)).toBeDefined();
    expect(queryByRole('article')).toBeNull();
  });
});
