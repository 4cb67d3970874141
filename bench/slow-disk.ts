import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { installPackages } from '@site/kit/testing/install-packages';
import { startSite } from '@site/kit/testing/running-site';
import { enquiryAddress } from '@site/shared/company/company';
import autocannon from 'autocannon';
import { enquiry, storedSubjects } from './enquiries';
import { table, verdict, writeSection } from './results';
import { median } from './statistics';

const seconds = 30;
const pagesASecond = 50;
const enquiriesASecond = 5;
const slowMs = 1500;

/** Requests pages from a server that stores enquiries on a slow disk, and from one without the delay. */
export async function measureSlowDisk(): Promise<void> {
  requireStrace();
  const usual = await measureWith(0);
  const slow = await measureWith(slowMs);
  await writeSection('slow-disk', [
    `${enquiriesASecond} enquiries and ${pagesASecond} pages a second for ${seconds} s, with SQLite on disk; strace delays each \`fsync\` and \`fdatasync\` of the server by ${slowMs} ms.`,
    table(
      ['Target', 'Measured', 'Met'],
      [
        verdict('Page, 99th percentile: under 50 ms', `${slow.pageP99} ms`, slow.pageP99 < 50),
        verdict('Pages that were not answered: 0', String(slow.failedPages), slow.failedPages === 0),
        verdict('Enquiries that are not stored: 0', `${slow.lost} of ${slow.sent}`, slow.lost === 0),
      ],
    ),
    table(
      ['Sync', 'page p50 ms', 'page p99 ms', 'enquiry p50 ms', 'enquiries stored'],
      [usual, slow].map(({ syncMs, pageP50, pageP99, enquiryP50, sent, lost }) => [
        syncMs === 0 ? 'unchanged' : `${syncMs} ms longer`,
        ...[pageP50, pageP99, enquiryP50, `${sent - lost} of ${sent}`],
      ]),
    ),
  ]);
}

async function measureWith(syncMs: number) {
  const site = await startSite(undefined, { HOST: '127.0.0.1' }, delaySyncs(syncMs));
  try {
    const url = site.address.replace('localhost', '127.0.0.1');
    while (!(await fetch(`${url}/healthz`)).ok) await setTimeout(100);
    const [pages, enquiries] = await Promise.all([
      autocannon({ url: `${url}/career`, connections: 10, overallRate: pagesASecond, duration: seconds }),
      sendEnquiries(url),
    ]);
    const stored = await storedSubjects(site.dataFolder);
    return {
      syncMs,
      pageP50: pages.latency.p50,
      pageP99: pages.latency.p99,
      failedPages: pages.errors + pages.timeouts + pages.non2xx,
      enquiryP50: Math.round(median(enquiries.map(({ ms }) => ms))),
      sent: enquiries.length,
      lost: enquiries.filter(({ status, subject }) => status !== 200 || !stored.includes(subject)).length,
    };
  } finally {
    await site.stop();
  }
}

/** Sends enquiries at a fixed rate, however long the responses take. */
async function sendEnquiries(url: string) {
  const sending = [];
  for (let sent = 0; sent < seconds * enquiriesASecond; sent += 1) {
    sending.push(sendEnquiry(url));
    await setTimeout(1000 / enquiriesASecond);
  }
  return Promise.all(sending);
}

async function sendEnquiry(url: string) {
  const subject = randomUUID();
  const begun = performance.now();
  const { status } = await fetch(url + enquiryAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': subject },
    body: JSON.stringify({ ...enquiry, subject }),
  });
  return { subject, status, ms: performance.now() - begun };
}

/** The server stays the started child process: strace only attaches to it, and delays only these calls. */
function delaySyncs(ms: number): string[] {
  const calls = 'fsync,fdatasync';
  const inject = `inject=${calls}:delay_enter=${ms * 1000}`;
  return [
    'strace',
    '-D',
    '-f',
    '--seccomp-bpf',
    '-qqq',
    '-o',
    '/dev/null',
    '-e',
    `trace=${calls}`,
    '-e',
    inject,
  ];
}

function requireStrace(): void {
  const isThere = () => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0;
  if (!isThere()) installPackages(['strace']);
  if (!isThere()) throw new Error('This needs strace. As root on Debian: apt-get install strace');
}
