import type { ReleaseRecord } from '@site/shared/contracts/release-record';

type LiveRelease = ReleaseRecord['microFrontends'][string][number];

/** A team's own server that one browser sees in a live release's place. */
export interface Candidate {
  app: string;
  release: LiveRelease;
  origin: string;
}

/** The preview that was asked for isn't possible. The message says what is. */
export class NoCandidate extends Error {}

/**
 * Finds what a preview asks for.
 * @param wanted for instance `mf-careers@http://localhost:3002`
 * @param origins the only origins that a candidate may come from
 * @throws NoCandidate
 */
export function findCandidate(
  wanted: string,
  { microFrontends }: ReleaseRecord,
  origins: string[],
): Candidate {
  const [, app = '', place = ''] = /^([\w-]+)@(.+)$/.exec(wanted) ?? [];
  if (!microFrontends[app]) {
    const apps = Object.keys(microFrontends).join(', ');
    throw new NoCandidate(
      `Name an app and an origin, for instance mf-careers@http://localhost:3002. The apps are: ${apps}. A release is shown by the link that npm run preview prints.`,
    );
  }
  return onOrigin(app, place, origins);
}

/** A team's own server changes with every keystroke, so nobody can vouch for its entry: the record says whom to believe. */
function onOrigin(app: string, origin: string, origins: string[]): Candidate {
  if (app === 'shell') {
    throw new NoCandidate('The shell can be previewed as a release only: npm run preview -- shell');
  }
  if (!origins.includes(origin)) {
    throw new NoCandidate(`${origin} is not among PREVIEW_ORIGINS of this server, so it is not shown.`);
  }
  const metadata = { version: 'development', integrity: '' };
  const release = { url: `${origin}/remoteEntry.js`, metadata, extras: { preview: origin } };
  return { app, origin, release };
}
