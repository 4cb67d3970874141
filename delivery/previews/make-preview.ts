import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ComposedPreview,
  previewFile,
  previewGeneration,
  previewsFolder,
  previewToken,
} from '@site/shared/contracts/composed-preview';
import { composeCandidate } from '../candidates/compose-candidate';
import { siteFolder } from '../workspace';
import { removeExpiredPreviews } from './kept-previews';
import { previewKey } from './preview-key';

const dayMs = 86_400_000;

/** How many days a link may open its preview. */
export const maxPreviewDays = 30;

export interface MadePreview extends ComposedPreview {
  /** Opens it: `?preview=<token>` at any address of a server that shows previews. */
  token: string;
  /** The addresses that it changes. */
  composed: string[];
}

/**
 * Composes a preview of releases together with what is live at this moment, as they would go live. Later releases don't
 * change it.
 * @param candidates app to version
 * @throws what refuses the candidates, as when they were made live
 */
export async function makePreview(candidates: Record<string, string>, days: number): Promise<MadePreview> {
  await removeExpiredPreviews();
  const preview = {
    id: randomBytes(8).toString('hex'),
    candidates,
    expiresAt: Date.now() + days * dayMs,
  };
  const folder = join(siteFolder, previewsFolder, preview.id);
  try {
    const { composed } = await composeCandidate(join(folder, previewGeneration), candidates);
    // A preview is there once this file is.
    await writeFile(join(folder, previewFile), JSON.stringify(preview));
    return { ...preview, token: previewToken(preview, await previewKey()), composed };
  } catch (problem) {
    await rm(folder, { recursive: true, force: true });
    throw problem;
  }
}
