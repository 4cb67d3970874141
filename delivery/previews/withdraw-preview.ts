import { rm } from 'node:fs/promises';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { type Preview, previewsFolder } from '@site/shared/contracts/preview';
import type { Attribution, LogHead } from '../log/entry';
import { currentGeneration } from '../publish/generations';
import { siteFolder } from '../workspace';
import { logPreview } from './log-preview';

/** Removes a preview before it expires. */
export async function withdrawPreview(preview: Preview, by: Attribution): Promise<LogHead> {
  await rm(insideFolder(siteFolder, previewsFolder, preview.id), { recursive: true, force: true });
  const { versions = {} } = (await currentGeneration()) ?? {};
  return logPreview(preview, { by, detail: 'withdrawn', deployed: versions });
}
