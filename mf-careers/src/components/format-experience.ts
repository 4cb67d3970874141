/** @returns the years a job asks for, as the specification shows them: `2 + Year` (specification §2, Job application) */
export function formatExperience(years: string): string {
  return `${years} + Year`;
}
