import type { Tell } from '@site/kit/client/delivery';
import type { Previewed } from '@site/shared/http/deployment-progress';
import { previewHostSetting } from '@site/shared/http/preview-host';
import { readSetting } from '@site/shared/http/read-setting';
import type { PreviewInput } from '@site/shared/http/service-requests';
import { localAttribution } from '../deploy/log/local-attribution';
import { findPreview, withdrawPreview } from '../deploy/previews/kept-previews';
import { makePreview } from '../deploy/previews/make-preview';

/** Makes a preview in the site of this checkout. */
export async function previewHere(
  { releases, days = 3, reason }: PreviewInput,
  onStep: Tell,
): Promise<Previewed> {
  const host = readPreviewHost();
  const by = await localAttribution(reason);
  return makePreview({ releases, days, by, host, onStep });
}

/** @throws where there is no such preview */
export async function withdrawPreviewHere(id: string): Promise<void> {
  const found = await findPreview(id);
  if (!found) throw new Error(`There is no preview ${id}: it has expired, or was withdrawn.`);
  await withdrawPreview(found);
}

/** The previews' host of `npm start`, unless PREVIEW_HOST is set. */
function readPreviewHost(): string {
  const { PREVIEW_HOST, PORT } = process.env;
  const host = readSetting<string | undefined>('PREVIEW_HOST', previewHostSetting, PREVIEW_HOST);
  return host ?? `localhost:${PORT || 3000}`;
}
