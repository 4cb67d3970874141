import { expect, it } from 'vitest';
import { skillsIn } from './skills-in';

it('tells the skills of a job apart, whatever stands around the commas', () => {
  expect(skillsIn('C#, ASP.NET Core ,SQL Server,')).toEqual(['C#', 'ASP.NET Core', 'SQL Server']);
});
