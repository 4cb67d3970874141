/** The full-time jobs as the careers page shows them (specification §2, Careers). */
export const openings = [
  { title: 'MERN Stack Developer', experience: '2 + Year', domain: 'IT', location: 'Indore' },
  { title: 'ASP.NET Developer', experience: '3 + Year', domain: 'IT', location: 'Indore' },
  { title: 'Data Scientist', experience: '3 + Year', domain: 'Data Science', location: 'Bangalore' },
];
