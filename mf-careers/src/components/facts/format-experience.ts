/** @returns the required years of experience, as shown: `2 + Year` (requirements §2.9) */
export function formatExperience(years: string): string {
  return `${years} + Year`;
}
