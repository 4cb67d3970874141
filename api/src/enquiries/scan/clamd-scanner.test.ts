import { expect, test } from 'vitest';
import { startFakeClamd } from '../../testing/programs/fake-clamd';
import { createClamdScanner } from './clamd-scanner';

const never = new AbortController().signal;
const clean = { kind: 'scanned', verdict: 'clean', finding: null };
const resume = Buffer.from('%PDF-1.7\n\0\n%%EOF');

async function scanWith(reply: string, { early = '', timeoutMs = 20_000, content = resume } = {}) {
  const clamd = await startFakeClamd();
  Object.assign(clamd.state, { reply, early });
  const answer = await createClamdScanner(clamd.address, timeoutMs).send(content, never);
  return { answer, ...clamd };
}

test.each([{ tcp: true }, { tcp: false }])(
  'a resume is sent unchanged and found clean: %j',
  async (where) => {
    const { address, scanned } = await startFakeClamd(where);
    const largest = Buffer.alloc(5 * 1024 * 1024, resume);
    const scanner = createClamdScanner(address);
    expect(await scanner.send(largest, never)).toEqual(clean);
    expect(await scanner.send(resume, never)).toEqual(clean);
    expect(scanned.map((file, index) => file.equals(index === 0 ? largest : resume))).toEqual([true, true]);
  },
);

test('a finding is named', async () => {
  expect((await scanWith('stream: Win.Test.EICAR_HDB-1 FOUND\0')).answer).toEqual({
    kind: 'scanned',
    verdict: 'infected',
    finding: 'Win.Test.EICAR_HDB-1',
  });
});

test.each([
  ['a limit', 'INSTREAM size limit exceeded. ERROR\0', false, 'StreamMaxLength in clamd.conf must be'],
  ['an error', "stream: Can't allocate memory ERROR\0", false, "Can't allocate memory"],
  ['nothing', '', true, 'closed without a reply'],
  ['an empty reply', '\0', true, 'unexpected reply'],
  ['an incomplete OK', 'stream: OK', true, 'unexpected reply'],
  ['an OK of something else', 'PONG: OK\0', true, 'PONG: OK'],
  ['an OK with more', 'stream: OK\0stream: Test FOUND\0', true, 'unexpected reply'],
  ['another command’s answer', 'PONG\0', true, 'PONG'],
  ['a server of another protocol', 'HTTP/1.1 200 OK\r\n\r\n', true, 'unexpected reply'],
  ['a reply without end', 'stream: OK'.padEnd(5000), true, 'unexpected reply'],
])('%s is no verdict', async (_, reply, serverUnavailable, problem) => {
  expect((await scanWith(reply)).answer).toEqual({
    kind: 'failed',
    problem: expect.stringContaining(problem),
    permanent: false,
    serverUnavailable,
  });
});

test('an OK before the whole resume was sent is no verdict', async () => {
  const content = Buffer.alloc(50 * 1024 * 1024);
  const { answer } = await scanWith('', { early: 'stream: OK\0', content });
  expect(answer).toMatchObject({
    serverUnavailable: true,
    problem: expect.stringContaining('unexpected reply'),
  });
});

test('a clamd that does not reply is given up in time, and when the server stops', async () => {
  const { answer, address } = await scanWith('hang', { timeoutMs: 50 });
  expect(answer).toMatchObject({ serverUnavailable: true, problem: 'clamd: no answer within 0.05 s' });
  const stopped = await createClamdScanner(address).send(resume, AbortSignal.abort());
  expect(stopped).toMatchObject({ serverUnavailable: true });
});

test.each([{ path: '/nowhere/clamd.ctl' }, { host: '127.0.0.1', port: 1 }])(
  'a clamd that is away is named with the cause: %j',
  async (address) => {
    const answer = await createClamdScanner(address).send(resume, never);
    expect(answer).toMatchObject({
      serverUnavailable: true,
      problem: expect.stringMatching(/^clamd: connect (ENOENT|ECONNREFUSED) /),
    });
  },
);
