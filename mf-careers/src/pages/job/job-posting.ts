import { company } from '@site/shared/company/company';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import type { Job } from '../../content/job.schema';

/**
 * An opening as search engines list it (schema.org, JobPosting).
 * @param path of the job's own page, the only one that may contain it
 */
export function jobPosting(job: Job, path: string): JsonLdNode {
  const { name, website, office } = company;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    datePosted: job.datePosted,
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name, value: job.slug },
    hiringOrganization: { '@type': 'Organization', name, sameAs: website },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location,
        // The region is known only for the company's own city.
        ...(job.location === office.city && { addressRegion: office.region }),
        addressCountry: office.countryCode,
      },
    },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: Number(job.experience) * 12,
    },
    skills: job.skill,
    industry: job.domain,
    url: website + path,
  };
}

function description(job: Job): string {
  return [job.desc, ...job.Requirements, ...job.Responsibilities].join('\n');
}
