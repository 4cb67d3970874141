import type { SeenFault, VisitedPage } from '@site/kit/browser/visit-page';
import { createStackResolver } from '@site/shared/node/source-maps/resolve-stack';
import { releasedPlaces } from '@site/shared/site-model/released-places';
import type { LiveReleases } from '../../registry/live-releases';
import { siteFolder } from '../../registry/workspace';
import { keepPicture } from './refused-pictures';

/** Usually the first error is the cause. */
const shownFaults = 2;
const shownPlaces = 3;

export interface RefusedPage extends VisitedPage {
  path: string;
  /** The width of the browser's window. */
  width: number;
}

/** Describes failed pages: each with its errors, their positions in the sources, and a picture. */
export async function describeRefused(
  pages: RefusedPage[],
  { shell, remotes }: LiveReleases,
): Promise<string> {
  const releases = new Set([shell, ...remotes].map(({ app, version }) => `${app}/${version}`));
  const resolve = createStackResolver(siteFolder);
  const described = await Promise.all(
    pages.map(async ({ path, width, faults, picture }) => {
      const texts = await Promise.all(
        distinct(faults).map(async ({ text, stack }) => {
          const places = releasedPlaces(stack).slice(0, shownPlaces);
          const resolved = await resolve(places, releases);
          const line = resolved.line ? `  ${resolved.line}` : '';
          return [
            `  ${text}`,
            ...resolved.stack.map((place, at) => `    at ${place}${at === 0 ? line : ''}`),
          ];
        }),
      );
      const name = `${path.slice(1) || 'home'}-${width}`;
      const shown = picture ? [`  Picture: ${await keepPicture(name, picture)}`] : [];
      return [`${path} at ${width} px:`, ...texts.flat(), ...shown].join('\n');
    }),
  );
  return `${pages.length > 1 ? `${pages.length} pages fail` : 'A page fails'} in a browser.\n${described.join('\n')}`;
}

function distinct(faults: SeenFault[]): SeenFault[] {
  return [...new Map(faults.map((fault) => [fault.text, fault])).values()].slice(0, shownFaults);
}
