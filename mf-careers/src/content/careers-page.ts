import { paths } from '@site/shared/navigation/paths';
import type { CareersPage } from './careers-page.schema';

export const careersPage: CareersPage = {
  path: paths.career,
  head: {
    title: 'Careers in Indore and Bangalore',
    description:
      'Full-time openings for MERN stack and ASP.NET developers in Indore and a data scientist in Bangalore, each with its skills and daily work.',
  },
  title: 'Career',
  tagline: "Your future starts here — let's build it together.",
  toggle: { label: 'Kind of opening', fullTime: 'Full Time', internship: 'Internship' },
  cardLabels: { experience: 'Experience', location: 'Location', salary: 'Salary', jobType: 'Job type' },
  internship: {
    heading: 'Internship Programs',
    text: 'Interns get hands-on experience: a place in a project team, small tasks from the real backlog, and a mentor who reviews every line.',
  },
};
