import type { Previewed } from './service-client';

/** Prints what a preview shows, until when, and its link. */
export function showPreview(
  candidates: Record<string, string>,
  { expiresAt, link }: Pick<Previewed, 'expiresAt' | 'link'>,
): void {
  const names = Object.entries(candidates).map((candidate) => candidate.join(' '));
  console.log(`${names.join(', ')}, until ${expiresAt}, for whoever has the link:\n${link}`);
}
