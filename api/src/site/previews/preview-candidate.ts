import type { ReleaseRecord } from '@site/shared/contracts/release-record';

/** The preview that was asked for isn't possible. The message says what is. */
export class NoCandidate extends Error {}

/**
 * Finds what a preview asks for: a team's own server, which one browser sees in a live release's place. It changes with every
 * keystroke, so nobody can vouch for its entry: the record says whom to believe.
 * @param wanted for instance `mf-careers@http://localhost:3002`
 * @param origins the only origins that a candidate may come from
 * @throws NoCandidate
 */
export function findCandidate(wanted: string, { microFrontends }: ReleaseRecord, origins: string[]) {
  const [, app = '', origin = ''] = /^([\w-]+)@(.+)$/.exec(wanted) ?? [];
  if (!microFrontends[app]) {
    const apps = Object.keys(microFrontends).join(', ');
    throw new NoCandidate(
      `Name an app and an origin, for instance mf-careers@http://localhost:3002. The apps are: ${apps}. A release is shown by the link that npm run preview prints.`,
    );
  }
  if (app === 'shell')
    throw new NoCandidate('The shell can be previewed as a release only: npm run preview -- shell');
  if (!origins.includes(origin))
    throw new NoCandidate(`${origin} is not among PREVIEW_ORIGINS of this server, so it is not shown.`);
  const metadata = { version: 'development', integrity: '' };
  const release = { url: `${origin}/remoteEntry.js`, metadata, extras: { preview: origin } };
  return { app, origin, release };
}
