import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { defaultLimits, openBrowserGate } from '@site/delivery/gate/browser/browser-gate';
import type { Limits } from '@site/delivery/gate/browser/visit-pages';
import { sampleRelease } from '@site/delivery/testing/sample-release';
import { findChromium } from '@site/kit/browser/find-chromium';
import { findOrInstallTestBrowser } from '@site/kit/testing/find-browser';
import type { ComposedSite } from '@site/shared/node/composed-site';
import { listen } from '@site/shared/node/testing/listen';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.stubEnv('BROWSER_PATH', findOrInstallTestBrowser());
vi.stubEnv('GATE_BROWSER', 'required');

const shell = sampleRelease({ app: 'shell' });
const release = sampleRelease({ app: 'mf-careers' });

interface Checked extends Partial<Limits> {
  origins?: string[];
  /** The scripts of the pages in the deployed site. */
  deployed?: Record<string, string>;
  /** The app whose release changes. */
  changed?: string;
}

/** Opens pages in the gate, each with its own script. */
async function check(
  scripts: Record<string, string>,
  { origins = [], deployed, changed = 'mf-careers', ...limits }: Checked = {},
) {
  const gate = openBrowserGate(origins, { ...defaultLimits, pageMs: 1000, ...limits });
  try {
    const candidate = {
      folder: await snapshot(scripts),
      before: deployed && (await snapshot(deployed)),
      own: Object.keys(scripts).map((path) => ({ path, page: path, release })),
      unchanged: new Set<string>(),
      live: { shell, remotes: [release], mounts: {} },
      changed: new Set([changed]),
    };
    return await gate.check(candidate, new AbortController().signal);
  } finally {
    await gate.close();
  }
}

/** Writes a snapshot with these pages. */
async function snapshot(scripts: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  const pages = Object.keys(scripts).map((path) => ({ path, file: `${path.slice(1)}.html` }));
  const site: ComposedSite = { pages, redirects: [], notFound: '404.html' };
  await writeFile(join(folder, 'pages.json'), JSON.stringify(site));
  await writeFile(join(folder, '404.html'), '');
  for (const { path, file } of pages) await writeFile(join(folder, file), document(scripts[path] ?? ''));
  return folder;
}

const document = (script: string) => `<!doctype html><html data-hydrated><head><title>Page</title>
<link rel="icon" href="data:,"></head><body><h1>Page</h1><script type="module">${script}</script></body></html>`;

test('pages that hang are refused with their paths and the limit', async () => {
  const hung = {
    '/never-ends': 'for (;;);',
    '/never-ends-after-load': 'addEventListener("load", () => { for (;;); });',
    '/replaces-the-timers': 'window.setTimeout = () => 0; window.requestIdleCallback = () => 0;',
    '/never-has-its-fonts':
      'Object.defineProperty(document, "fonts", { value: { ready: new Promise(() => {}) } });',
    '/opens-dialogues-forever': 'for (;;) alert("Again?");',
  };
  const message = await check(hung).catch(({ message }: Error) => message);
  expect(message).toMatch(/^5 pages fail in a browser\./);
  for (const path of Object.keys(hung))
    expect(message).toMatch(
      new RegExp(`\n${path} at \\d+ px:\n {2}it is not at rest after 1 s, the limit of a page(\n|$)`),
    );
});

test('a page that floods its console ends nothing but its check', async () => {
  const before = process.memoryUsage().rss;
  const flood = 'setInterval(() => console.error("x".repeat(2e7) + Math.random()), 1);';
  await expect(check({ '/flood': flood }, { pageMs: 30_000 })).rejects.toThrow(
    /A page fails in a browser|process that opens the pages in a browser ended/,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});

test('a page writes no file to the disk', async () => {
  const place = await temporaryFolder();
  const before = process.env.TMPDIR;
  vi.stubEnv('TMPDIR', place);
  onTestFinished(() => void vi.stubEnv('TMPDIR', before));
  const bytes = 30_000_000;
  const downloads = `const href = URL.createObjectURL(new Blob([new Uint8Array(${bytes})]));
    Object.assign(document.createElement('a'), { href, download: 'file' }).click();
    for (;;) await new Promise((resolve) => setTimeout(resolve, 100));`;
  let isOver = false;
  const checked = check(
    { '/downloads': `addEventListener("load", async () => { ${downloads} });` },
    { pageMs: 6000 },
  )
    .catch((problem: Error) => problem.message)
    .finally(() => {
      isOver = true;
    });
  let largest = 0;
  for (; !isOver; await setTimeout(50)) largest = Math.max(largest, await largestFile(place));
  await checked;
  expect(largest).toBeLessThan(bytes);
});

async function largestFile(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Chromium's processes share memory in files that have no name for more than a moment.
  const files = names.filter((name) => !basename(name).startsWith('.org.chromium.'));
  const sizes = files.map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes)));
}

test('a check over its time limit names the pages that were not opened', async () => {
  await expect(check({ '/one': '', '/other': '' }, { checkMs: 0 })).rejects.toThrow(
    /within 0 s, the limit of a check\. Not opened: \/one, \/other$/,
  );
});

test('a page that fails in the deployed site, too, keeps no other team from releasing', async () => {
  const broken = { '/broken': 'throw new Error("broken");' };
  const checked = check({ '/whole': '', ...broken }, { deployed: broken, changed: 'shell', pageMs: 30_000 });
  expect(await checked).toMatch(/^2 pages were opened .* These fail in the deployed site, too: \/broken\.$/);
});

/** A server of this machine that pages must not reach. */
async function startOther() {
  const reached: string[] = [];
  const web = createServer((request, response) => {
    reached.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  web.on('connection', () => reached.push('connection'));
  web.on('upgrade', (_request, socket) => socket.destroy());
  web.listen(0);
  const udp = createSocket('udp4').on('message', () => reached.push('datagram'));
  udp.bind(0);
  await Promise.all([once(web, 'listening'), once(udp, 'listening')]);
  onTestFinished(() => {
    web.close();
    udp.close();
  });
  const { port } = web.address() as AddressInfo;
  return { reached, port, udpPort: udp.address().port };
}

test('a browser that is killed is blamed on no page, and leaves no files', async () => {
  const place = await temporaryFolder();
  const [program, pid] = [join(place, 'browser'), join(place, 'pid')];
  await writeFile(
    program,
    `#!/bin/sh\necho $$ > ${pid}\nexec ${findChromium(chromium.executablePath())} "$@"\n`,
    { mode: 0o755 },
  );
  const files = await temporaryFolder();
  const before = { ...process.env };
  vi.stubEnv('BROWSER_PATH', program);
  vi.stubEnv('TMPDIR', files);
  // Both windows ask. Its group, as the program of a distribution may be a script that starts it.
  const server = createServer().once('request', async () => {
    process.kill(-Number(await readFile(pid, 'utf8')), 'SIGKILL');
  });
  onTestFinished(() => {
    server.close();
    vi.stubEnv('BROWSER_PATH', before.BROWSER_PATH);
    vi.stubEnv('TMPDIR', before.TMPDIR);
  });
  const origin = await listen(server);
  const asks = `delete document.documentElement.dataset.hydrated; fetch('${origin}/');`;
  const checked = check({ '/asks': asks }, { origins: [origin], pageMs: 60_000 });
  await expect(checked).rejects.toThrow(/^The process that opens the pages in a browser ended \(code 1\)/);
  expect((await readdir(files)).filter((name) => /^(gate|playwright)/.test(name))).toEqual([]);
});

/** A page that reports hydration after it has tried every way to reach a server. */
const tries = ({ port, udpPort }: { port: number; udpPort: number }) => `
delete document.documentElement.dataset.hydrated;
const ended = (target) => new Promise((resolve) => { target.onload = target.onerror = target.onclose = resolve; });
const element = (name, attributes) => {
  const made = Object.assign(document.createElement(name), attributes);
  document.body.append(made);
  return ended(made);
};
const form = (action) => {
  const frame = element('iframe', { name: action });
  const posted = Object.assign(document.createElement('form'), { action, method: 'post', target: action });
  document.body.append(posted);
  posted.submit();
  return frame;
};
const gathered = async (urls) => {
  const connection = new RTCPeerConnection({ iceServers: [{ urls, username: 'a', credential: 'b' }] });
  connection.createDataChannel('data');
  await connection.setLocalDescription();
  if (connection.iceGatheringState !== 'complete')
    await new Promise((resolve) => {
      connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve();
    });
};
const ways = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', 'a.localhost'].flatMap((host) => {
  const url = 'http://' + host + ':${port}/';
  return [
    fetch(url + 'fetch', { mode: 'no-cors' }),
    fetch(url + 'posted', { mode: 'no-cors', method: 'POST', body: 'text', keepalive: true }),
    element('img', { src: url + 'img' }),
    element('iframe', { src: url + 'iframe' }),
    element('script', { src: url + 'script' }),
    element('link', { rel: 'stylesheet', href: url + 'style' }),
    element('object', { data: url + 'object' }),
    element('video', { src: url + 'video' }),
    ended(new WebSocket('ws://' + host + ':${port}/')),
    ended(new WebSocket('wss://' + host + ':${port}/')),
    ended(new EventSource(url + 'events')),
    form(url + 'form'),
    fetch('https://' + host + ':${port}/', { mode: 'no-cors' }),
  ];
});
for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload'])
  document.head.append(Object.assign(document.createElement('link'), { rel, as: 'image', href: 'http://127.0.0.1:${port}/' + rel }));
navigator.sendBeacon('http://127.0.0.1:${port}/beacon', 'text');
window.open('http://127.0.0.1:${port}/window');
if (window.WebTransport) ways.push(new WebTransport('https://127.0.0.1:${udpPort}/').ready);
ways.push(gathered(['stun:127.0.0.1:${udpPort}', 'turn:127.0.0.1:${udpPort}?transport=udp', 'turn:127.0.0.1:${port}?transport=tcp']));
// Some never finish, such as a frame whose document was refused.
await Promise.race([Promise.allSettled(ways), new Promise((resolve) => setTimeout(resolve, 5000))]);
for (const frame of document.querySelectorAll('iframe')) frame.remove();
document.documentElement.dataset.hydrated = '';
`;

test('a page reaches no other server of this machine', async () => {
  const other = await startOther();
  const navigate = `location.href = 'http://127.0.0.1:${other.port}/navigation';`;
  const refused = check({ '/tries': tries(other), '/leaves': navigate }, { pageMs: 60_000 });
  // Its script ran, and requested more than the page itself.
  await expect(refused).rejects.toThrow(
    /\/tries at \d+ px:\n(?:.*\n)? +Failed to .*(?:ERR_TUNNEL_CONNECTION_FAILED| \/(?!tries)\w+)/,
  );
  expect(other.reached).toEqual([]);
});

test('a page reaches the origins of releases, but no other port of their hosts', async () => {
  const [release, other] = await Promise.all([startOther(), startOther()]);
  const origins = [`http://127.0.0.1:${release.port}`];
  const pages = { '/tries': tries(release), '/others': tries(other) };
  await expect(check(pages, { origins, pageMs: 60_000 })).rejects.toThrow('/others at ');
  expect(release.reached).toEqual(expect.arrayContaining(['/fetch', '/img', '/iframe', '/form']));
  expect(release.reached).not.toContain('datagram');
  expect(other.reached).toEqual([]);
});
