import type { Job } from '../job.schema';
import { careerForm } from '../job-paths';

/** A job that is offered nowhere, for tests of what is made of a job. */
export const sampleJob: Job = {
  slug: 'loom-engineer',
  order: 1,
  datePosted: '2026-11-02',
  icon: 'code',
  title: 'Loom Engineer',
  desc: 'Keep forty looms running.',
  btnText: 'Apply Now',
  btnLink: careerForm,
  addClass: 'plain',
  experience: '3',
  domain: 'IT',
  location: 'Indore',
  duration: 'NA',
  skill: 'Warping, Weaving',
  salary: 'Competitive',
  jobType: 'Full-Time',
  Requirements: ['Three years at a loom', 'A steady hand'],
  Responsibilities: ['Mend broken warps', 'Write down why they broke'],
};
