import type { SeenFault, VisitedPage } from '@site/kit/browser/visit-page';
import {
  largestPicture,
  mostPictures,
  type PagePicture,
  RefusedError,
} from '@site/shared/http/refused-pages';
import { inLines } from '@site/shared/node/printable-text';
import { createStackResolver } from '@site/shared/node/source-maps/resolve-stack';
import { releasedPlaces } from '@site/shared/site-model/released-places';
import type { LiveReleases } from '../../registry/live-releases';
import { siteFolder } from '../../registry/workspace';

/** Usually the first error is the cause. */
const shownErrors = 2;
const shownPlaces = 3;

export interface RefusedPage extends VisitedPage {
  path: string;
  /** The width of the browser's window. */
  width: number;
}

/** Describes failed pages: each with its errors and their positions in the sources; the first ones with a picture. */
export async function describeRefused(
  pages: RefusedPage[],
  { shell, remotes }: LiveReleases,
): Promise<RefusedError> {
  const releases = new Set([shell, ...remotes].map(({ app, version }) => `${app}/${version}`));
  const resolve = createStackResolver(siteFolder);
  const described = await Promise.all(
    pages.map(async ({ path, width, faults }) => {
      const texts = await Promise.all(
        distinct(faults).map(async ({ text, stack }) => {
          const places = releasedPlaces(stack).slice(0, shownPlaces);
          const resolved = await resolve(places, releases);
          const line = resolved.line ? `  ${resolved.line}` : '';
          return [
            // Text of the page, which may be printed for another team, whose release opens this page.
            `  ${inLines(text)}`,
            ...resolved.stack.map((place, at) => `    at ${place}${at === 0 ? line : ''}`),
          ];
        }),
      );
      return [`${path} at ${width} px:`, ...texts.flat()].join('\n');
    }),
  );
  const count = pages.length > 1 ? `${pages.length} pages fail` : 'A page fails';
  return new RefusedError(`${count} in a browser.\n${described.join('\n')}`, picturesOf(pages));
}

function picturesOf(pages: RefusedPage[]): PagePicture[] {
  const pictures = pages.flatMap(({ path, width, picture }) =>
    picture ? [{ path, width, png: picture.toString('base64') }] : [],
  );
  return pictures.filter(({ png }) => png.length <= largestPicture).slice(0, mostPictures);
}

function distinct(faults: SeenFault[]): SeenFault[] {
  return [...new Map(faults.map((each) => [each.text, each])).values()].slice(0, shownErrors);
}
