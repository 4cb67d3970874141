import { company } from '@site/shared/company/company';
import { paths } from '@site/shared/navigation/paths';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import type { Job } from '../../content/job.schema';

/** An opening as search engines list it (schema.org, JobPosting). */
export function jobPosting(job: Job): JsonLdNode {
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
        // The region is known for our own city only.
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
    url: website + paths.career,
  };
}

function description(job: Job): string {
  return [job.desc, ...job.Requirements, ...job.Responsibilities].join('\n');
}
