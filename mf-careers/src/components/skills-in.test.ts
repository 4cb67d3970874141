import { expect, it } from 'vitest';
import { skillsIn } from './skills-in';

it('separates the skills of a job, without regard to spaces and empty items', () => {
  expect(skillsIn('C#, ASP.NET Core ,SQL Server,')).toEqual(['C#', 'ASP.NET Core', 'SQL Server']);
});
