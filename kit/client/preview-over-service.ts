import { step, tell } from './progress';
import { type PackedRelease, sendRelease, showEntry } from './publish-over-service';
import { connectToService, type PreviewWish } from './service-client';
import { showPreview } from './show-preview';

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
