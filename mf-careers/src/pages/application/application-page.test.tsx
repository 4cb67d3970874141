import { renderPage } from '@site/kit/testing/render-page';
import { Link } from '@site/shared/navigation';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatExperience } from '../../components/facts/format-experience';
import { skillsIn } from '../../components/skills-in';
import { applicationPage } from '../../content/application-page';
import { careerForm } from '../../content/job-paths';
import { anyApplication, applicationEntries } from '../../entries/job-entries';
import { jobs } from '../../entries/jobs';
import { head, Page } from './application-page';

const { labels, none, noOpenings } = applicationPage.job;
const role = applicationPage.form.fields.role.label;
const [oneJob] = jobs;

/** Renders the page with this navigation state. */
async function pageWith(state: unknown) {
  const view = renderPage(
    <>
      <Link to={careerForm} state={state}>
        choose
      </Link>
      <Link to="?from=mail#application">jump inside the page</Link>
      <Page entry={anyApplication} path={careerForm} />
    </>,
    { at: careerForm },
  );
  await view.user.click(view.getByRole('link', { name: 'choose' }));
  return view;
}

const opened = (entry = anyApplication) =>
  renderPage(<Page entry={entry} path={careerForm} />, { at: careerForm });

describe('the application page', () => {
  it.each(jobs)('shows the details of the job that was passed: $title', async (job) => {
    const { getByRole, getByText } = await pageWith({ job });
    expect(getByRole('heading', { level: 2, name: job.title })).toBeDefined();
    for (const [label, value] of [
      [labels.experience, formatExperience(job.experience)],
      [labels.duration, job.duration],
      [labels.domain, job.domain],
      [labels.location, job.location],
    ] as const) {
      expect(getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
    }
    for (const line of [...skillsIn(job.skill), ...job.Requirements, ...job.Responsibilities])
      expect(getByText(line)).toBeDefined();
    expect(getByRole('textbox', { name: role })).toHaveProperty('value', job.title);
  });

  it('links back to the openings when no job was passed', () => {
    const { getByRole } = opened();
    expect(getByRole('heading', { level: 2, name: none.heading })).toBeDefined();
    expect(getByRole('link', { name: none.link.label }).getAttribute('href')).toBe('/career');
    expect(getByRole('textbox', { name: role })).toHaveProperty('value', '');
  });

  it('does not ask for a choice where there is no opening', () => {
    const { container, getByRole, queryByText } = opened({ openings: [] });
    expect(getByRole('heading', { level: 2, name: noOpenings.heading })).toBeDefined();
    expect(getByRole('link', { name: noOpenings.link.label }).getAttribute('href')).toBe(noOpenings.link.to);
    expect(queryByText(none.text)).toBeNull();
    expect(container.querySelector('ul:empty')).toBeNull();
  });

  it.each(jobs)('has a path where this job is chosen without any state: $title', ({ slug, title }) => {
    const { getByRole } = opened();
    expect(getByRole('link', { name: title }).getAttribute('href')).toBe(`/career/CareerForm/${slug}`);
  });

  it.each(jobs)('shows the job of its path: $title', ({ slug, title }) => {
    const { getByRole, queryByRole } = opened(applicationEntries[slug]);
    expect(getByRole('heading', { level: 2, name: title })).toBeDefined();
    expect(getByRole('textbox', { name: role })).toHaveProperty('value', title);
    expect(queryByRole('heading', { name: none.heading })).toBeNull();
  });

  it.each(jobs)('is excluded from search engines at the path of a job: $title', ({ slug, title }) => {
    expect(head(anyApplication, careerForm).noindex).toBeUndefined();
    const entry = applicationEntries[slug] ?? anyApplication;
    expect(head(entry, `/career/CareerForm/${slug}`)).toMatchObject({
      title: `${applicationPage.title}: ${title}`,
      noindex: true,
    });
  });

  it('ignores a state that is not a job', async () => {
    const { getByRole } = await pageWith({ job: { title: oneJob?.title, skill: 7 } });
    expect(getByRole('heading', { name: none.heading })).toBeDefined();
  });

  it('keeps the job when the visitor follows a link inside the page', async () => {
    const { getByRole, place, user } = await pageWith({ job: oneJob });
    await user.click(getByRole('link', { name: 'jump inside the page' }));
    expect(getByRole('heading', { level: 2, name: oneJob?.title ?? '' })).toBeDefined();
    expect(place()).toBe(`${careerForm}?from=mail#application`);
  });

  it('has a breadcrumb', () => {
    const { getByRole } = opened();
    const trail = within(getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/career']);
    expect(getByRole('heading', { level: 1, name: applicationPage.title })).toBeDefined();
  });
});
