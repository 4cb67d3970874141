/** Splits a job's comma-separated skills (requirements §3.5). */
export function skillsIn(text: string): string[] {
  return text
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
}
