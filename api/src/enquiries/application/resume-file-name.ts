import type { StoredApplication } from './application-store';

/** In characters of at most four bytes. A file name may have 255 bytes. */
const longestName = 40;

/** `Isha-Patidar-resume-ID.pdf`, with only letters and digits of the name: other characters have effects in file names. */
export function resumeFileName({ id, firstName, lastName }: StoredApplication): string {
  const words = `${firstName} ${lastName}`.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, longestName).join('');
  return `${name}-resume-${id}.pdf`.replace(/^-/, '');
}
