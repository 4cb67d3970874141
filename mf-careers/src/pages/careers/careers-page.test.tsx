import { renderPage } from '@site/kit/testing/render-page';
import { paths } from '@site/shared/navigation/paths';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatExperience } from '../../components/facts/format-experience';
import { careersPage } from '../../content/careers-page';
import { careerForm } from '../../content/job-paths';
import { careersEntry } from '../../entries/job-entries';
import { jobs } from '../../entries/jobs';
import { Page } from './careers-page';

const { toggle, internship } = careersPage;
const careers = (entry = careersEntry) =>
  renderPage(<Page entry={entry} path={paths.career} />, { at: paths.career });

describe('the careers page', () => {
  it('shows heading and tagline', () => {
    const { getByRole, getByText } = careers();
    expect(getByRole('heading', { level: 1, name: careersPage.title })).toBeDefined();
    expect(getByText(careersPage.tagline)).toBeDefined();
  });

  it('shows a card for each full-time job at the start', () => {
    const { getByRole, getAllByRole } = careers();
    expect(getByRole('button', { name: toggle.fullTime, pressed: true })).toBeDefined();
    expect(getByRole('button', { name: toggle.internship, pressed: false })).toBeDefined();
    expect(getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      jobs.map((job) => job.title),
    );
  });

  it.each(jobs)('shows on the card of $title the requirements and the salary', (job) => {
    const { getByRole } = careers();
    const card = within(getByRole('article', { name: job.title }));
    for (const text of [formatExperience(job.experience), job.location, job.salary, job.jobType])
      expect(card.getByText(text)).toBeDefined();
  });

  it.each(jobs)('links the card of $title to the application', async ({ btnText, title }) => {
    const { getByRole, user, place } = careers();
    await user.click(getByRole('link', { name: `${btnText} – ${title}` }));
    expect(place()).toBe(careerForm);
  });

  it.each(jobs)('links the title of a card to the page of the job: $title', async ({ slug, title }) => {
    const { getByRole, user, place } = careers();
    await user.click(getByRole('link', { name: title }));
    expect(place()).toBe(`/career/${slug}`);
  });

  it('says that there is no opening, without an empty list', async () => {
    const { container, getByText, getByRole, user } = careers({ jobs: [] });
    expect(getByText(careersPage.noJobs)).toBeDefined();
    expect(container.querySelector('ul:empty')).toBeNull();
    await user.click(getByRole('button', { name: toggle.internship }));
    expect(getByText(internship.text)).toBeDefined();
  });

  it('shows only the internship programs after a click on the second button', async () => {
    const { getByRole, queryByRole, getByText, user } = careers();
    await user.click(getByRole('button', { name: toggle.internship }));
    expect(getByRole('button', { name: toggle.internship, pressed: true })).toBeDefined();
    expect(getByRole('heading', { name: internship.heading })).toBeDefined();
    expect(getByText(internship.text)).toBeDefined();
    expect(queryByRole('article')).toBeNull();
  });
});
