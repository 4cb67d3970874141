import { careersPage } from './careers-page';

/** The words that all job pages share; those of each job are in `jobs/`. */
export const jobPage = {
  labels: {
    ...careersPage.cardLabels,
    domain: 'Domain',
    datePosted: 'Posted',
    facts: 'The job at a glance',
    skill: 'Skills',
    Requirements: 'Requirements',
    Responsibilities: 'Responsibilities',
  },
  others: { heading: 'Other openings', all: 'See the openings' },
};
