import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobEntries } from '../../entries/job-entries';
import { head, Page } from './job-page';

describe.each(Object.entries(jobEntries))('the page of %s', (slug, entry) => {
  const { job } = entry;
  const path = `/career/${slug}`;
  const view = () => renderPage(<Page entry={entry} path={path} />, { at: path });

  it('shows all details of the job', () => {
    const { getByRole, getByText } = view();
    expect(getByRole('heading', { level: 1, name: `${job.title} in ${job.location}` })).toBeDefined();
    for (const line of [job.desc, ...job.Requirements, ...job.Responsibilities])
      expect(getByText(line)).toBeDefined();
    const glance = within(getByRole('complementary', { name: 'The job at a glance' }));
    for (const fact of [`${job.experience} + Year`, job.location, job.domain, job.jobType, job.salary])
      expect(glance.getByText(fact)).toBeDefined();
  });

  it('links to the application with the job in its path', () => {
    const { getAllByRole } = view();
    const links = getAllByRole('link', { name: 'Apply Now' });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set([`/career/CareerForm/${slug}`]),
    );
  });

  it('is described for search engines as a job and with its breadcrumb', () => {
    const { container } = view();
    const data = [...container.querySelectorAll('script')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    );
    expect(data).toMatchObject([
      { '@type': 'JobPosting', title: job.title, url: `https://www.malvanta.example${path}` },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(head(entry, path)).toEqual({
      title: `${job.title} in ${job.location}`,
      description: job.desc,
      path,
    });
  });

  it('offers the other openings, never itself', () => {
    const { getByRole } = view();
    const others = within(getByRole('region', { name: 'Other openings' })).getAllByRole('listitem');
    const titles = others.map((other) => within(other).getByRole('link').textContent);
    expect(titles).toHaveLength(Math.min(3, Object.keys(jobEntries).length - 1));
    expect(titles).not.toContain(job.title);
  });
});
