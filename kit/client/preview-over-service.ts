import type { PreviewWish } from '@site/shared/contracts/service-requests';
import { step, tell } from './progress';
import { type PackedRelease, sendRelease, showEntry } from './publish-over-service';
import { connectToService, type Previewed } from './service-client';

/**
 * Sends releases to a service, and prints a link that shows them there together with others.
 * @param packed the releases that may not be stored there yet
 */
export async function previewOverService(
  to: string,
  packed: PackedRelease[],
  wish: PreviewWish,
): Promise<void> {
  const service = await connectToService(to);
  for (const each of packed) await sendRelease(service, each);
  const previewed = await step(
    'Compose',
    () => service.preview(wish, tell),
    ({ pages }) => `${pages} pages`,
  );
  showPreview(wish.candidates, previewed);
  showEntry(previewed.log);
}

/** Prints what a preview shows, until when, and its link. */
export function showPreview(
  candidates: Record<string, string>,
  { expiresAt, link }: Pick<Previewed, 'expiresAt' | 'link'>,
): void {
  const names = Object.entries(candidates).map((candidate) => candidate.join(' '));
  console.log(`${names.join(', ')}, until ${expiresAt}, for whoever has the link:\n${link}`);
}
