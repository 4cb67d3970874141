import type { PreviewWish } from '@site/shared/http/service-requests';
import { type PackedRelease, sendRelease } from './deploy-over-service';
import { step, tell } from './progress';
import { connectToService } from './service-client';
import { showPreview, showWithdrawn } from './show-preview';

/**
 * Sends releases to a service, and prints the URL of a preview that shows them together with others.
 * @param packed the releases that may be missing there
 * @param json prints only the result
 */
export async function previewOverService(
  to: string,
  packed: PackedRelease[],
  { json, ...wish }: PreviewWish & { json: boolean },
): Promise<void> {
  const service = await connectToService(to);
  for (const each of packed) await sendRelease(service, each);
  const previewed = await step(
    'Compose',
    () => service.preview(wish, tell),
    ({ pages }) => `${pages} pages`,
  );
  showPreview({ ...previewed, releases: wish.releases }, json);
}

/** Removes a preview at a service. */
export async function withdrawPreviewOverService(
  to: string,
  id: string,
  { json, reason }: { json: boolean; reason?: string | undefined },
): Promise<void> {
  const service = await connectToService(to);
  await service.withdrawPreview(id, reason);
  showWithdrawn(id, json);
}
