import type { Job } from '../job.schema';
import { careerForm } from '../job-addresses';

export const entry: Job = {
  slug: 'mern-stack-developer',
  order: 1,
  datePosted: '2026-11-02',
  icon: 'layers',
  title: 'MERN Stack Developer',
  desc: 'Build client portals and internal tools end to end: React in the browser, Express on Node.js behind it, MongoDB underneath.',
  btnText: 'Apply Now',
  btnLink: careerForm,
  addClass: 'highlight',
  experience: '2',
  domain: 'IT',
  location: 'Indore',
  duration: 'NA',
  skill: 'MongoDB, Express.js, React, Node.js, TypeScript, Git',
  salary: 'Competitive',
  jobType: 'Full-Time',
  Requirements: [
    'Two years or more of building web applications with React and Node.js that people outside your team have used',
    'Sound JavaScript (closures, promises, modules) and enough TypeScript to type an API at both ends',
    'MongoDB beyond reading and writing: indexes, aggregation pipelines and query plans',
    'REST APIs with sign-in, roles and checked input, in Express or a similar framework',
    'Git in a team: small branches, clear commits, and reviews both given and taken',
  ],
  Responsibilities: [
    'Turn a requirement and a design into working screens and the API behind them',
    'Shape collections and indexes so that lists stay fast when a client goes from hundreds of records to millions',
    'Write unit and end-to-end tests for your own features and keep the pipeline green',
    'Review a colleague’s pull requests on the day they are opened',
    'Show finished work in the fortnightly client demo and note what the client says',
  ],
};
