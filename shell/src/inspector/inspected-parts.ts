import { shellName } from '@site/shared/site-model/apps';
import { islandAttribute } from '@site/shared/site-model/island-module';
import { hydratedAttribute } from '../hydration-mark';
import { entryUrl, remoteAt, versionOf } from '../remotes/loading/known-releases';
import { type Deployed, type LiveState, liveState } from './live-state';

/** A part of the shown page that one app is responsible for. */
export interface InspectedPart {
  name: string;
  app: string;
  elements: Element[];
  version: string;
  live: LiveState;
  /** The scripts that this tab has fetched of the app, and when the last of them had arrived, in ms since the navigation. */
  scripts: { count: number; arrivedMs: number };
  isHydrated: boolean;
  /** The command that opens it in development, and where to run it. */
  develop: { command: string; folder: string };
}

/** Lists the layout, the page and its islands, as they are now. */
export async function inspectedParts(deployed: Deployed | undefined): Promise<InspectedPart[]> {
  const remote = remoteAt(location.pathname);
  // The page is around its islands.
  const elements = [...document.querySelectorAll(`#remote-page, [${islandAttribute}]`)];
  const [shell, remoteRelease] = await Promise.all([
    releaseOf(shellName, deployed),
    releaseOf(remote, deployed),
  ]);
  const layout = [...document.querySelectorAll('#root > header, #root > footer')];
  const developed = { command: `npx site dev --against ${location.origin}`, folder: remote };
  return [
    {
      name: 'Layout',
      app: shellName,
      elements: layout,
      ...shell,
      isHydrated: document.documentElement.hasAttribute(hydratedAttribute),
      develop: { command: 'npm run dev', folder: 'the root of the checkout' },
    },
    ...elements.map((element) => ({
      name: nameOf(element),
      app: remote,
      elements: [element],
      ...remoteRelease,
      isHydrated: element.hasAttribute(hydratedAttribute),
      develop: developed,
    })),
  ];
}

function nameOf(element: Element): string {
  const island = element.getAttribute(islandAttribute);
  return island === null ? 'Page' : `Island ${island}`;
}

async function releaseOf(app: string, deployed: Deployed | undefined) {
  const version = versionOf(app) ?? 'not released';
  const entry = await entryUrl(app).catch(() => undefined);
  return { version, live: liveState(deployed, app, version), scripts: scriptsBelow(entry) };
}

function scriptsBelow(entry: string | undefined): InspectedPart['scripts'] {
  // An entry is in `web/` or in `web/static/js/` of its release.
  const folder = entry && new URL(entry, location.href).href.replace(/(static\/js\/)?[^/]*$/, '');
  const found = performance
    .getEntriesByType('resource')
    .filter(({ name }) => folder && name.startsWith(folder) && name.endsWith('.js'))
    .map(({ startTime, duration }) => startTime + duration);
  return { count: found.length, arrivedMs: Math.round(Math.max(0, ...found)) };
}
