import { rm } from 'node:fs/promises';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Preview, previewsFolder } from '@site/shared/node/preview';
import { siteFolder } from '../../registry/workspace';

/** Removes a preview before it expires. */
export async function withdrawPreview({ id }: Pick<Preview, 'id'>): Promise<void> {
  await rm(insideFolder(siteFolder, previewsFolder, id), { recursive: true, force: true });
}
