import { createHash } from 'node:crypto';
import { releaseUrl, type ServedRelease } from './live-releases';

/** A file of a release is small and its origin is up: past this it is not. */
const patience = 10_000;

/**
 * Checks a release that is served from an origin of its own: every file that browsers load must be there as it was
 * released, and other origins' pages must be allowed to load it.
 * @throws naming the file and what is wrong with it; a release on the site's own origin always passes
 */
export async function checkServed(release: ServedRelease): Promise<void> {
  if (!release.origin) return;
  const files = Object.keys(release.files).filter((file) => file.startsWith('web/'));
  await Promise.all(files.map((file) => checkFile(release, file)));
}

async function checkFile(release: ServedRelease, file: string): Promise<void> {
  const url = releaseUrl(release, file);
  const fault = await faultOf(url, release.files[file]);
  if (!fault) return;
  throw new Error(
    `${url} ${fault}. Copy site/releases/${release.app}/${release.version} there first, served with access-control-allow-origin: *`,
  );
}

async function faultOf(url: string, hash: string | undefined): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return `answers with status ${answer.status}`;
    if (answer.headers.get('access-control-allow-origin') !== '*')
      return 'may not be loaded by pages of other origins';
    const content = Buffer.from(await answer.arrayBuffer());
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
      return 'is not the file that was released';
  } catch {
    return 'does not answer';
  }
}
