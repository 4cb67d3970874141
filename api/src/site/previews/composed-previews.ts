import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressKey } from '@site/shared/contracts/address';
import {
  type ComposedPreview,
  composedPreviewSchema,
  previewFile,
  previewGeneration,
  previewKeyFile,
  previewsFolder,
  readPreviewToken,
} from '@site/shared/contracts/composed-preview';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { readJson } from '@site/shared/contracts/read-json';
import type { FastifyReply } from 'fastify';
import { withReports } from '../../reports/page-headers';
import { createGenerationReader } from '../generation';
import { isPublicSiteFile } from '../public-files';
import { redirectAddress } from '../redirect';
import { withBanner } from './preview-banner';

/** What answers of a preview are sent with: for this browser alone, and no search engine. */
const ownHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Previews that were composed as they would go live, each opened by its signed link. */
export function createComposedPreviews(siteDirectory: string) {
  const folder = join(siteDirectory, previewsFolder);
  const read = createGenerationReader();
  return {
    /** @returns the preview that a token opens; undefined where it opens none */
    async find(token: string): Promise<ComposedPreview | undefined> {
      const key = await readFile(join(folder, previewKeyFile)).catch(() => undefined);
      const opened = key && readPreviewToken(token, key);
      if (!opened) return undefined;
      return readJson(insideFolder(folder, opened.id, previewFile), composedPreviewSchema).catch(
        () => undefined,
      );
    },

    /** Answers any address from the preview, as if it were live. */
    async answer(
      preview: ComposedPreview,
      { path, url }: { path: string; url: string },
      reply: FastifyReply,
    ): Promise<void> {
      const generation = await read(insideFolder(folder, preview.id, previewGeneration));
      const key = addressKey(path);
      reply.headers(ownHeaders);
      const target = generation.redirects.get(key);
      if (target) return void reply.redirect(redirectAddress(target, url), 302);
      const page = generation.pages.get(key);
      if (!page && isPublicSiteFile(path)) return void reply.sendFile(path, generation.folder);
      const names = Object.entries(preview.candidates).map((candidate) => candidate.join(' '));
      const html = await readFile(insideFolder(generation.folder, page ?? generation.notFound), 'utf8');
      reply
        .headers({ ...withReports(generation.headers, 0), ...ownHeaders })
        .code(page ? 200 : generation.gone.has(key) ? 410 : 404)
        .type('text/html; charset=utf-8')
        .send(withBanner(html, names.join(', '), preview.expiresAt));
    },
  };
}
