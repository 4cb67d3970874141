import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ComposedPreview,
  previewFile,
  previewGeneration,
  previewsFolder,
  previewToken,
} from '@site/shared/contracts/composed-preview';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { composeCandidate } from '../candidates/compose-candidate';
import { appendToLog } from '../log/append';
import type { Attribution, LogHead } from '../log/entry';
import { logRefusal } from '../log/log-changes';
import { currentGeneration, type Generation } from '../publish/generations';
import { siteFolder } from '../workspace';
import { removeExpiredPreviews } from './kept-previews';
import { previewKey } from './preview-key';

const dayMs = 86_400_000;
const action = 'preview';

export interface PreviewWish {
  /** App to version. */
  candidates: Record<string, string>;
  /** How long its link opens it. */
  days: number;
  /** Who wants it, for the log. */
  by: Attribution;
  /** Told of each step as it begins, in a few words. */
  onStep?: (step: string) => void;
}

export interface MadePreview extends ComposedPreview {
  /** Opens it: `?preview=<token>` at any address of a server that shows previews. */
  token: string;
  /** The addresses that it changes. */
  composed: string[];
  /** Where the log stands after it. */
  log: LogHead;
}

/**
 * Composes a preview of releases together with what is live at this moment, as they would go live. Later releases don't
 * change it.
 * @throws what refuses the candidates, as when they were made live
 */
export async function makePreview({ candidates, days, by, onStep }: PreviewWish): Promise<MadePreview> {
  await removeExpiredPreviews();
  const preview = {
    id: randomBytes(8).toString('hex'),
    candidates,
    expiresAt: Date.now() + days * dayMs,
    by: by.who.name,
  };
  const folder = insideFolder(siteFolder, previewsFolder, preview.id);
  try {
    // First, so that no clean-up removes it, or a release that it shows, while it is composed.
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, previewFile), JSON.stringify(preview));
    const { live, composed } = await composeCandidate(join(folder, previewGeneration), candidates, onStep);
    const log = await logPreview(preview, live, by);
    return { ...preview, token: previewToken(preview, await previewKey()), composed, log };
  } catch (problem) {
    await rm(folder, { recursive: true, force: true });
    const live = await currentGeneration();
    await logRefusal({ action, by }, candidates, live?.versions ?? {}, problem);
    throw problem;
  }
}

/** Writes to the log who made a preview, an entry for each app. Its token stays out: it opens the preview. */
function logPreview(
  { candidates, expiresAt }: ComposedPreview,
  { versions }: Pick<Generation, 'versions'>,
  by: Attribution,
): Promise<LogHead> {
  const event = { time: new Date().toISOString(), action, by, outcome: 'done' } as const;
  const detail = `until ${new Date(expiresAt).toISOString()}`;
  return appendToLog(
    Object.entries(candidates).map(([app, to]) => ({
      ...event,
      app,
      from: versions[app] ?? null,
      to,
      detail,
    })),
  );
}
