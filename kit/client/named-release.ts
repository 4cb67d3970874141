import { appNamePattern } from '@site/shared/site-model/apps';
import { versionName } from '@site/shared/site-model/outside-names';
import * as v from 'valibot';

/** The option `--with shell@1.0.0-abc` for `parseArgs`, which may be repeated. */
export const withOption = { with: { type: 'string', multiple: true, default: [] as string[] } } as const;

/**
 * Reads `shell@1.0.0-abc`, or an app alone.
 * @throws naming what is not an app
 */
export function readNamedRelease(word: string): { app: string; version: string | undefined } {
  const [app = '', ...version] = word.split('@');
  if (!appNamePattern.test(app))
    throw new Error(`There is no app "${app}". Name releases: mf-careers shell@<version>`);
  return { app, version: version.length > 0 ? readVersion(version.join('@')) : undefined };
}

/**
 * Reads the version of a release.
 * @throws when it can be none, for instance an empty variable of a script
 */
export function readVersion(text: string): string {
  if (v.is(versionName, text)) return text;
  throw new Error(`"${text}" is not the version of a release. List the kept ones: npx site releases`);
}

/**
 * Reads the releases that are deployed together with another one.
 * @returns app to version; undefined where there are none
 * @throws naming an app without a version, and an app that is named twice
 */
export function readTogether(words: string[]): Record<string, string> | undefined {
  const releases = words.map(readNamedRelease).map(({ app, version }): [string, string] => {
    if (version !== undefined) return [app, version];
    throw new Error(`--with ${app} needs the version of a stored release: --with ${app}@<version>`);
  });
  const together = Object.fromEntries(releases);
  if (Object.keys(together).length < releases.length)
    throw new Error('--with names one app twice. Name one version of each app.');
  return releases.length > 0 ? together : undefined;
}
