import type { Job } from '../job.schema';
import { careerForm } from '../job-addresses';

export const entry: Job = {
  slug: 'asp-net-developer',
  order: 2,
  datePosted: '2026-11-02',
  icon: 'server-cog',
  title: 'ASP.NET Developer',
  desc: 'Extend and modernise business systems in C# and SQL Server, from older Web Forms screens to ASP.NET Core services.',
  btnText: 'Apply Now',
  btnLink: careerForm,
  addClass: 'plain',
  experience: '3',
  domain: 'IT',
  location: 'Indore',
  duration: 'NA',
  skill: 'C#, ASP.NET Core, Entity Framework Core, SQL Server, Azure DevOps',
  salary: 'Competitive',
  jobType: 'Full-Time',
  Requirements: [
    'Three years or more with C# and ASP.NET, at least one of them on ASP.NET Core',
    'SQL Server at working depth: joins, stored procedures, indexes, transactions and deadlocks',
    'Entity Framework Core, and a sense of when plain SQL is the better tool',
    'Experience of changing an older code base without stopping the people who use it',
    'Web security in practice: authentication, anti-forgery tokens, parameterised queries and secrets kept out of code',
  ],
  Responsibilities: [
    'Build Web APIs and background services for finance, stock and dispatch systems',
    'Move modules from .NET Framework to current .NET in steps that can each be released and undone',
    'Trace slow pages to the query behind them and prove the repair with a measurement',
    'Cover business rules such as tax, rounding and approval limits with automated tests',
    'Take your turn on second-line support and turn each repeated incident into a permanent fix',
  ],
};
