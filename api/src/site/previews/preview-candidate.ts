import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseFile, releaseSchema } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import * as v from 'valibot';

type LiveRelease = ReleaseRecord['microFrontends'][string][number];

/** A release or a team's own server that one browser sees in the live one's place. */
export interface Candidate {
  app: string;
  release: LiveRelease;
  /** Where its files come from, when that is not this site. */
  origin?: string;
}

/** The preview that was asked for isn't possible. The message says what is. */
export class NoCandidate extends Error {}

/**
 * Finds what a preview asks for.
 * @param wanted `mf-careers@1.0.0-abc` (a stored release) or `mf-careers@http://localhost:3002`
 * @param origins the only origins that a candidate may come from beside this site
 * @throws NoCandidate
 */
export async function findCandidate(
  wanted: string,
  { microFrontends }: ReleaseRecord,
  { siteDirectory, origins }: { siteDirectory: string; origins: string[] },
): Promise<Candidate> {
  const [, app = '', place = ''] = /^([\w-]+)@(.+)$/.exec(wanted) ?? [];
  if (!microFrontends[app]) {
    const apps = Object.keys(microFrontends).join(', ');
    throw new NoCandidate(
      `Name an app and a release or an origin, for instance mf-careers@http://localhost:3002. The apps are: ${apps}.`,
    );
  }
  return place.includes(':') ? onOrigin(app, place, origins) : stored(app, place, siteDirectory);
}

/** @throws NoCandidate when the store has no such release */
export async function readStoredRelease(
  app: string,
  version: string,
  siteDirectory: string,
): Promise<Release> {
  try {
    if (!/^\w[\w.+-]*$/.test(version)) throw new Error('That is no version.');
    const file = join(siteDirectory, 'releases', app, version, releaseFile);
    return v.parse(releaseSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new NoCandidate(`There is no release ${app} ${version}. The ones that are kept: npm run releases`, {
      cause,
    });
  }
}

/** A team's own server changes with every keystroke, so nobody can vouch for its entry: the record says whom to believe. */
function onOrigin(app: string, origin: string, origins: string[]): Candidate {
  if (app === 'shell') {
    throw new NoCandidate('The shell can be previewed as a stored release only: shell@<version>.');
  }
  if (!origins.includes(origin)) {
    throw new NoCandidate(`${origin} is not among PREVIEW_ORIGINS of this server, so it is not shown.`);
  }
  const metadata = { version: 'development', integrity: '' };
  const release = { url: `${origin}/remoteEntry.js`, metadata, extras: { preview: origin } };
  return { app, origin, release };
}

async function stored(app: string, version: string, siteDirectory: string): Promise<Candidate> {
  const { webEntry, files } = await readStoredRelease(app, version, siteDirectory);
  const url = `/releases/${app}/${version}/${webEntry}`;
  const metadata = { version, integrity: files[webEntry] ?? '' };
  return { app, release: { url, metadata, extras: { preview: version } } };
}
