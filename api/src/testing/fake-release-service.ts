import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentIntegrity } from '@site/shared/contracts/content-integrity';
import type { ServedRollout } from '@site/shared/contracts/rollout';
import { onTestFinished } from 'vitest';

interface LiveSite {
  snapshot: string;
  /** The files of the snapshot, by their paths. */
  pages: Record<string, string>;
  /** App and version, as `shell/1.0.0`, to the files of the release. */
  releases: Record<string, Record<string, string>>;
  /** The rollout that runs, with the files of its snapshot. */
  rollout?: ServedRollout & Pick<LiveSite, 'pages'>;
}

/** The addresses of a release service that a follower reads, with faults to order. */
export async function startReleaseService(site: LiveSite) {
  const state = {
    site,
    asked: [] as string[],
    /** What source maps are given out for. */
    key: 'site_0123abcd_secret',
    /** Changes an answer: its text, a status, or never. */
    answer: (_path: string, content: string): string | number | undefined => content,
  };
  const server = createServer(({ url = '', headers }, response) => {
    state.asked.push(url);
    const { files, manifest } = describe(state.site);
    const tag = `"${contentIntegrity(Buffer.from(manifest))}"`;
    const isMaps = url.startsWith('/apps/');
    const isAllowed = headers.authorization === `Bearer ${state.key}`;
    if (isMaps && !isAllowed) return response.writeHead(403).end('{"detail":"this key is revoked"}');
    const content = url === '/site/current' ? manifest : files.get(url);
    if (content === undefined) return response.writeHead(404).end();
    if (url === '/site/current' && headers['if-none-match'] === tag) return response.writeHead(304).end();
    const answer = state.answer(url, content);
    if (typeof answer === 'number') return response.writeHead(answer).end();
    if (answer === undefined) return response.write(content.slice(0, content.length / 2));
    return response.writeHead(200, { etag: tag }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  return { state, from: `http://127.0.0.1:${port}`, close };
}

function describe({ snapshot, pages, releases, rollout }: LiveSite) {
  const served = [{ snapshot, pages }, ...(rollout ? [rollout] : [])];
  const files = new Map(
    served.flatMap((each) =>
      Object.entries(each.pages).map(([path, text]) => [`/site/snapshots/${each.snapshot}/${path}`, text]),
    ),
  );
  const named = Object.entries(releases).map(([name, contents]) => {
    const [app = '', version = ''] = name.split('/');
    const release = JSON.stringify({ app, version, files: hashes(contents) });
    const maps = Object.entries(contents).filter(([path]) => path.startsWith('maps/'));
    const open = Object.entries(contents).filter(([path]) => !path.startsWith('maps/'));
    for (const [path, text] of [...open, ['release.json', release] as const])
      files.set(`/site/releases/${name}/${path}`, text);
    files.set(`/apps/${app}/releases/${version}/maps`, JSON.stringify({ maps: Object.fromEntries(maps) }));
    return { app, version, sha384: contentIntegrity(Buffer.from(release)), live: true };
  });
  const candidate = rollout && { ...rollout, pages: undefined, files: listed(rollout.pages) };
  const manifest = { snapshot, files: listed(pages), releases: named, rollout: candidate };
  return { files, manifest: JSON.stringify(manifest) };
}

function listed(pages: Record<string, string>) {
  return Object.entries(hashes(pages)).map(([path, sha384]) => ({ path, sha384 }));
}

function hashes(contents: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [path, contentIntegrity(Buffer.from(text))]),
  );
}
