/** @returns the years a job asks for, as shown: `2 + Year` (requirements §2.9) */
export function formatExperience(years: string): string {
  return `${years} + Year`;
}
