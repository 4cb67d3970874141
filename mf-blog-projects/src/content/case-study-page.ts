/** The words that all projects with a body of their own share; those of each are in `case-studies/`. */
export const caseStudyPage = {
  list: { heading: 'Projects in detail', more: 'Read the project' },
  facts: {
    heading: 'The project',
    industry: 'Industry',
    result: 'Result',
    date: 'Published',
    updated: 'Updated',
  },
  neighbours: { label: 'More projects', newer: 'Newer project', older: 'Older project' },
};
