import { createServer } from 'node:http';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { contentHashOf } from '@site/shared/node/release-version';
import type { ServedRollout } from '@site/shared/node/rollout';
import { snapshotHash } from '@site/shared/node/snapshot-files';
import { listen } from '@site/shared/node/testing/listen';
import { onTestFinished } from 'vitest';

/** What a source for replicas has deployed. */
export interface DeployedSite {
  n: number;
  snapshot: SampleSnapshot;
  /** Releases of earlier snapshots, which open tabs may load. */
  recent?: SampleRelease[];
  rollout?: Omit<ServedRollout, 'snapshot'> & { snapshot: SampleSnapshot };
}

export interface SampleRelease {
  app: string;
  version: string;
  files: Record<string, string>;
}

export interface SampleSnapshot {
  name: string;
  files: Record<string, string>;
  releases: SampleRelease[];
}

/** @param contents the files of the release, by their paths, a character for each byte */
export function sampleRelease(app: string, contents: Record<string, string>): SampleRelease {
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [path, contentIntegrity(Buffer.from(text, 'latin1'))]),
  );
  const version = `1.0.0-${contentHashOf({ files })}`;
  return { app, version, files: { ...contents, 'release.json': JSON.stringify({ app, version, files }) } };
}

/** @param pages the files of the snapshot, by their paths */
export function sampleSnapshot(pages: Record<string, string>, releases: SampleRelease[]): SampleSnapshot {
  const microFrontends = Object.fromEntries(
    releases.map(({ app, version }) => [app, [{ url: '/releases/x', metadata: { version, integrity: '' } }]]),
  );
  const contents = { ...pages, 'releases.json': JSON.stringify({ schema: '', microFrontends }) };
  const files = Object.entries(contents).map(([path, text]) => ({ path, sha384: contentIntegrity(text) }));
  const list = JSON.stringify({ composer: '', files });
  return { name: snapshotHash(list), files: { ...contents, 'snapshot.json': list }, releases };
}

/** A server of plain files below `/prefix`, like a CDN in front of a bucket. */
export async function startSiteSource(site: DeployedSite) {
  const state = {
    site,
    asked: [] as string[],
    /** A key that may read source maps, like that of a release service. */
    key: 'site_0123abcd_secret',
    /** Whether answers have an ETag. */
    hasTags: true,
    /** Replaces an answer: with a text, a status, or none at all. */
    answer: (_key: string, content: string): string | number | undefined => content,
  };
  const server = createServer(({ url = '', headers }, response) => {
    const key = decodeURIComponent(url.replace('/prefix/', ''));
    state.asked.push(key);
    if (url.startsWith('/apps/')) {
      if (headers.authorization !== `Bearer ${state.key}`)
        return response.writeHead(403).end('{"detail":"this key is revoked"}');
      return response.end(mapsOf(state.site, url));
    }
    const content = filesOf(state.site).get(key);
    if (content === undefined) return response.writeHead(404).end();
    const tag = `"${contentIntegrity(content)}"`;
    if (headers['if-none-match'] === tag) return response.writeHead(304).end();
    const answer = state.answer(key, content);
    if (typeof answer === 'number') return response.writeHead(answer).end();
    if (answer === undefined) return response.write(content.slice(0, content.length / 2));
    // An object store sends the encoding of a compressed file.
    const encoding = key.endsWith('.br') ? { 'content-encoding': 'br' } : {};
    const tagged = state.hasTags ? { etag: tag } : {};
    return response.writeHead(200, { ...tagged, ...encoding }).end(Buffer.from(answer, 'latin1'));
  });
  const origin = await listen(server);
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return { state, from: `${origin}/prefix`, close };
}

/** All files except source maps, which are elsewhere. */
function filesOf({ n, snapshot, recent = [], rollout }: DeployedSite): Map<string, string> {
  const files = new Map<string, string>();
  const shown = [snapshot, ...(rollout ? [rollout.snapshot] : [])];
  for (const each of shown)
    for (const [path, text] of Object.entries(each.files)) files.set(`snapshots/${each.name}/${path}`, text);
  for (const each of [...shown.flatMap(({ releases }) => releases), ...recent])
    for (const [path, text] of Object.entries(each.files))
      if (!path.startsWith('maps/')) files.set(`releases/${each.app}/${each.version}/${path}`, text);
  const pointer = {
    ...{ n, entry: '', snapshot: snapshot.name },
    ...(rollout && { rollout: { ...rollout, snapshot: rollout.snapshot.name } }),
    recent: recent.map(({ app, version }) => ({ app, version })),
  };
  return files.set('current.json', JSON.stringify(pointer));
}

function mapsOf({ snapshot }: DeployedSite, url: string): string {
  const release = snapshot.releases.find(({ version }) => url.includes(version));
  const maps = Object.entries(release?.files ?? {}).filter(([path]) => path.startsWith('maps/'));
  return JSON.stringify({ maps: Object.fromEntries(maps) });
}
