import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siteFolder } from '@site/delivery/registry/workspace';
import { startSite } from '@site/kit/testing/running-site';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import type { VisitReport } from '@site/shared/site-model/visit-report';
import autocannon, { type Options, type Result } from 'autocannon';
import { composedSnapshot } from '../e2e/support/composed-snapshot';
import { table, writeSection } from './results';

const seconds = 10;
const connections = 50;

/** A server accepts at most 20,000 in ten minutes. */
const samples = 15_000;

const sample: VisitReport = {
  views: [
    {
      app: 'mf-careers',
      release: '',
      pattern: '/career',
      device: 'phone',
      vitals: { LCP: 1200, INP: 80, CLS: 0, TTFB: 200, FCP: 900 },
      problems: [],
    },
  ],
};

/** Asks one server for pages, files and samples as fast as it answers, and counts the files of releases. */
export async function measureServing(): Promise<void> {
  const site = await startSite(undefined, {
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_PORT: '0',
  });
  try {
    const url = site.address.replace('localhost', '127.0.0.1');
    const html = await fetch(`${url}/career`);
    const [, file = ''] = /"(\/releases\/[^"]+\.js)"/.exec(await html.text()) ?? [];
    const headers = { 'accept-encoding': 'br' };
    const known = { ...headers, 'if-none-match': await etagOf(`${url}/career`) };
    const rows = [
      row('Pages (HTML in Brotli)', await load({ url: `${url}/career`, headers, duration: seconds })),
      row(
        'Pages that have not changed (304)',
        await load({ url: `${url}/career`, headers: known, duration: seconds }),
      ),
      row('Files of releases', await load({ url: url + file, headers, duration: seconds })),
      row('Samples', await load({ url: url + reportsAddress, amount: samples, requests: [sampleRequest()] })),
    ];
    await writeSection('serving', [
      `One server, ${connections} connections, each kind of request alone: ${seconds} s, or ${samples.toLocaleString('en')} samples. The load comes from the same machine and takes about half of it.`,
      table(['Request', 'a second', 'p99 ms', 'MB a second', 'failed'], rows),
      'Sizes of releases and the snapshot, compressed files included.',
      table(['Folder', 'files', 'MB'], await Promise.all((await deployedFolders()).map(describeFolder))),
    ]);
  } finally {
    await site.stop();
  }
}

function load(options: Options): Promise<Result> {
  return autocannon({ connections, ...options });
}

function row(name: string, { '2xx': ok, errors, timeouts, duration, latency, throughput, ...more }: Result) {
  const answered = ok + more['3xx'];
  return [
    name,
    Math.round(answered / duration).toLocaleString('en'),
    latency.p99,
    (throughput.total / duration / 1e6).toFixed(1),
    errors + timeouts + more['4xx'] + more['5xx'],
  ];
}

/** Each from a different visitor, as the samples of one client are limited. */
function sampleRequest(): NonNullable<Options['requests']>[number] {
  let visitor = 0;
  return {
    method: 'POST',
    body: JSON.stringify(sample),
    setupRequest: (request) => {
      visitor += 1;
      const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
      return { ...request, headers: { 'content-type': 'application/json', 'x-forwarded-for': address } };
    },
  };
}

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** The snapshot, and a release of each app. */
async function deployedFolders(): Promise<[string, string][]> {
  const apps = await readdir(join(siteFolder, 'releases'));
  const releases = await Promise.all(
    apps.map(async (app): Promise<[string, string]> => {
      const [version = ''] = (await readdir(join(siteFolder, 'releases', app))).slice(-1);
      return [`a release of ${app}`, join(siteFolder, 'releases', app, version)];
    }),
  );
  return [['the snapshot', composedSnapshot(siteFolder)], ...releases];
}

async function describeFolder([name, folder]: [string, string]): Promise<(string | number)[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (each) => (await stat(join(each.parentPath, each.name))).size),
  );
  return [name, files.length, (sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)];
}
