/** @returns the single skills of a job's comma-separated text (requirements §3, Job listing) */
export function skillsIn(text: string): string[] {
  return text
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
}
