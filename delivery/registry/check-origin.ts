import { stat } from 'node:fs/promises';
import { streamIntegrity } from '@site/shared/node/content-integrity';
import { fetchProblem } from '@site/shared/node/fetch-problem';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { releaseUrl, type ServedRelease } from './live-releases';
import { releasedFile } from './release-store';

const timeoutMs = 10_000;
const concurrentRequests = 16;

/** The types that browsers accept; under `x-content-type-options: nosniff` they refuse scripts and styles of any other. */
const acceptedTypes: [ending: string, type: RegExp][] = [
  ['.js', /^(text|application)\/(x-)?(java|ecma)script\b/],
  ['.css', /^text\/css\b/],
  ['.svg', /^image\/svg\+xml\b/],
];

/**
 * Checks a release that is served from its own origin, like browsers load it: every file is unchanged, without a redirect, of
 * a type that browsers accept, and may be loaded by pages of other origins.
 * @param signal ends the check
 * @throws with the file and its error; a release on the site's own origin always passes
 */
export async function checkOrigin(release: ServedRelease, signal: AbortSignal): Promise<void> {
  if (!release.origin) return;
  const files = Object.keys(release.files).filter(
    (file) => file.startsWith('web/') && !/\.(?:br|gz)$/.test(file),
  );
  await forEachLimit(files, (file) => checkFile(release, file, signal), concurrentRequests);
}

async function checkFile(release: ServedRelease, file: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const url = releaseUrl(release, file);
  const { size } = await stat(releasedFile(release, file));
  const reason = await refusalOf(url, release.files[file], size, signal);
  if (!reason) return;
  throw new Error(
    `${url} ${reason}. Copy web/ of ${release.app} ${release.version} there first, and serve it without redirects, with the types of scripts and styles and access-control-allow-origin: * (docs/releasing.md).`,
  );
}

/** @returns why browsers would refuse the file; undefined if they load it */
async function refusalOf(
  url: string,
  hash: string | undefined,
  bytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]),
    });
    if (!answer.ok) return `answers with status ${answer.status}`;
    if (answer.headers.get('access-control-allow-origin') !== '*')
      return 'may not be loaded by pages of other origins';
    const type = answer.headers.get('content-type') ?? 'no content type';
    if (acceptedTypes.some(([ending, accepted]) => url.endsWith(ending) && !accepted.test(type)))
      return `is served as ${type}, which browsers refuse`;
    // An origin may send without end, or compressed unasked: a gigabyte of zeros takes a megabyte.
    const received = answer.body ? await streamIntegrity(answer.body, bytes) : undefined;
    if (received !== hash) return 'is not the file that was released';
  } catch (error) {
    return `does not answer (${fetchProblem(error)})`;
  }
}
