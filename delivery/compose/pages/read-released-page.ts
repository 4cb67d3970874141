import {
  type LayoutTemplates,
  layoutTemplatesFile,
  layoutTemplatesSchema,
} from '@site/shared/node/layout-templates';
import { type ReleasedPage, releasedPageFile, releasedPageSchema } from '@site/shared/node/released-page';
import { markupWithAssetAddresses } from '@site/shared/site-model/asset-addresses';
import * as v from 'valibot';
import { releaseUrl, type ServedRelease } from '../../registry/live-releases';
import type { SiteAddress } from '../../registry/site-addresses';
import { readPart } from './document-size';

/**
 * Reads a page of a release, with the browsers' URLs of the release's files.
 * @throws when the file is invalid
 */
export function readReleasedPage({ path, release }: SiteAddress): ReleasedPage {
  const page = readRendered(release, releasedPageFile(path), releasedPageSchema);
  const complete = completion(release);
  return { ...page, markup: complete(page.markup), hoisted: complete(page.hoisted) };
}

/** Reads the layout of a shell's release, likewise. */
export function readLayout(shell: ServedRelease): LayoutTemplates {
  const layout = readRendered(shell, layoutTemplatesFile, layoutTemplatesSchema);
  const complete = completion(shell);
  return {
    ...layout,
    templates: layout.templates.map(({ html, hoisted }) => ({
      html: complete(html),
      hoisted: complete(hoisted),
    })),
    notFound: { ...layout.notFound, markup: complete(layout.notFound.markup) },
  };
}

function completion(release: ServedRelease): (html: string) => string {
  const base = releaseUrl(release, 'web/');
  return (html) => markupWithAssetAddresses(html, base);
}

function readRendered<Schema extends v.GenericSchema>(
  release: ServedRelease,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = readPart(release, name);
  const { success, output, issues } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text, {
    abortEarly: true,
  });
  if (success) return output;
  throw new Error(
    `${name} of ${release.app} ${release.version} has an unexpected format. Build it again.\n${v.summarize(issues)}`,
  );
}
