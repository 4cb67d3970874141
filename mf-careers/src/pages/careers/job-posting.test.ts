import { describe, expect, it } from 'vitest';
import { entry as aspNetDeveloper } from '../../content/jobs/asp-net-developer';
import { entry as dataScientist } from '../../content/jobs/data-scientist';
import { jobPosting } from './job-posting';

describe('a job posting', () => {
  it('carries what search engines ask for', () => {
    expect(jobPosting(aspNetDeveloper)).toMatchObject({
      '@type': 'JobPosting',
      title: 'ASP.NET Developer',
      datePosted: aspNetDeveloper.datePosted,
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Malvanta' },
      jobLocation: {
        address: { addressLocality: 'Indore', addressRegion: 'Madhya Pradesh', addressCountry: 'IN' },
      },
      experienceRequirements: { monthsOfExperience: 36 },
    });
  });

  it('describes the job in full, one line for each point', () => {
    expect(String(jobPosting(dataScientist).description).split('\n')).toEqual([
      dataScientist.desc,
      ...dataScientist.Requirements,
      ...dataScientist.Responsibilities,
    ]);
  });

  it('names no region for a city that is not the company’s own', () => {
    expect(JSON.stringify(jobPosting(dataScientist))).not.toContain('addressRegion');
  });
});
