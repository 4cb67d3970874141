import { describe, expect, it } from 'vitest';
import { sampleJob } from '../../content/testing/sample-job';
import { jobPosting } from './job-posting';

describe('a job posting', () => {
  it('has the properties that search engines require', () => {
    expect(jobPosting(sampleJob, '/career/loom-engineer')).toMatchObject({
      '@type': 'JobPosting',
      title: 'Loom Engineer',
      url: 'https://www.malvanta.example/career/loom-engineer',
      datePosted: sampleJob.datePosted,
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Malvanta' },
      jobLocation: {
        address: { addressLocality: 'Indore', addressRegion: 'Madhya Pradesh', addressCountry: 'IN' },
      },
      experienceRequirements: { monthsOfExperience: 36 },
    });
  });

  it('describes the job in full, one line for each point', () => {
    expect(String(jobPosting(sampleJob, '/career/loom-engineer').description).split('\n')).toEqual([
      sampleJob.desc,
      ...sampleJob.Requirements,
      ...sampleJob.Responsibilities,
    ]);
  });

  it('names no region for other cities than the company’s own', () => {
    expect(
      JSON.stringify(jobPosting({ ...sampleJob, location: 'Bangalore' }, '/career/loom-engineer')),
    ).not.toContain('addressRegion');
  });
});
